import * as z from "zod";
import { expect, openLive, test } from "../support/site-test.ts";

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  // A look-up without an end counts all that follows.
  dur: z.number().default(Number.POSITIVE_INFINITY),
});
const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

test("while developer tools listen, no code of many functions is parsed again for the line of an error @once", async ({
  browser,
  page,
}) => {
  await browser.startTracing(page, { categories: ["disabled-by-default-v8.compile"] });
  await openLive(page, "/");
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  const lookups = traceEvents.filter(({ name }) => name === "V8.CollectSourcePositions");
  expect(lookups).not.toEqual([]);
  // Each function within the code that is parsed is an event of its own.
  const functions = traceEvents.filter(({ name }) => name === "V8.PreParse");
  expect(functions).not.toEqual([]);
  const functionsOf = ({ pid, tid, ts, dur }: (typeof lookups)[number]) =>
    functions.filter((each) => each.pid === pid && each.tid === tid && each.ts >= ts && each.ts <= ts + dur).length;
  expect(Math.max(...lookups.map(functionsOf))).toBeLessThanOrEqual(10);
  // Errors keep their stacks all the same once the page is live.
  expect(await page.evaluate(() => new Error("here").stack?.split("\n").length)).toBeGreaterThan(1);
});
