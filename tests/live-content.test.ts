import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readCatalogue } from "../content-check/read-catalogue.ts";
import { liveSite } from "../site-build/site-folders.ts";

/** What the organiser's content says now: nothing here names an event, a person or a figure of it. */
const catalogue = await readCatalogue(liveSite.content);

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

test.each(["2020-01-01", "2099-12-31"])("E-8 on %s the content says what it says today", async (today) => {
  vi.setSystemTime(new Date(today));
  expect(await readCatalogue(liveSite.content)).toEqual(catalogue);
});
