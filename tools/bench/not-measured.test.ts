import { expect, test } from "vitest";
import { NotMeasured, orNone } from "./not-measured.ts";

test("what could not be measured stands for itself and says why; other faults are thrown", async () => {
  const said: string[] = [];
  const say = (words: string) => void said.push(words);
  expect(await orNone(Promise.resolve(3), Number.NaN, say)).toBe(3);
  expect(await orNone(Promise.reject(new NotMeasured("no answer")), Number.NaN, say)).toBeNaN();
  expect(said).toEqual(["not measured: no answer"]);
  await expect(orNone(Promise.reject(new Error("a bad answer")), Number.NaN, say)).rejects.toThrow("a bad answer");
});
