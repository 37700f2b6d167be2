import type { Browser } from "@playwright/test";
import { expect, test } from "vitest";
import { chooseSlowdown, type Slowdown, slowdownFor, slowdownText } from "./slow-phone.ts";

test("a machine twice as fast is slowed twice as much, and none is made faster", () => {
  expect(slowdownFor(2_000)).toEqual({ index: 2_000, mobile: 4, tapping: 6, desktop: 1 });
  expect(slowdownFor(4_000)).toEqual({ index: 4_000, mobile: 8, tapping: 12, desktop: 2 });
  expect(slowdownFor(200)).toEqual({ index: 200, mobile: 1, tapping: 1, desktop: 1 });
});

test("the report tells the machine's indices and slowdowns, and how often the machine was too slow by itself", () => {
  const chosen = [1_000, 2_000, 4_000].map(slowdownFor);
  expect(slowdownText(chosen, "mobile")).toBe(
    "Lighthouse's index of this machine was 2,000 (1,000–4,000), the mean of 2 that were asked at once, taken anew each time; its processor was slowed 4.0 (2.0–8.0) times for it, to an index of 500.",
  );
  expect(slowdownText(chosen, "desktop")).toMatch(/to an index of 2,000, below which it was by itself 1 of 3 times\.$/);
});

test("the index is the mean of two pages' that are asked at once, each in a context of its own, which is closed", async () => {
  const asked: PromiseWithResolvers<number>[] = [];
  let open = 0;
  const newContext = async () => {
    open += 1;
    const context = {
      newPage: async () => page,
      close: async () => {
        open -= 1;
      },
    };
    const page = { context: () => context, evaluate };
    return context;
  };
  const evaluate = () => {
    const answer = Promise.withResolvers<number>();
    // None answers before the other is asked.
    if (asked.push(answer) === 2) for (const [index, { resolve }] of asked.entries()) resolve(2_000 * (index + 1));
    return answer.promise;
  };
  const chosen: Slowdown[] = [];
  expect(await chooseSlowdown({ newContext } as unknown as Browser, "tapping", chosen)).toBe(9);
  expect(chosen).toEqual([slowdownFor(3_000)]);
  expect([asked.length, open]).toEqual([2, 0]);
});
