import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readCatalogue } from "../content-check/read-catalogue.ts";
import { liveSite } from "../site-build/site-folders.ts";

/** This test passes with any content: it contains no event, person or figure. */
const catalogue = await readCatalogue(liveSite.content);

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

test.each(["2020-01-01", "2099-12-31"])("E-8 on %s the content is read as today", async (today) => {
  vi.setSystemTime(new Date(today));
  expect(await readCatalogue(liveSite.content)).toEqual(catalogue);
});
