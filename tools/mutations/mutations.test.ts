import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutations } from "./mutations.ts";

test.each(mutations)("the mutation “$name” can be applied, and its test files exist", ({ file, from, to, tests }) => {
  expect(readFileSync(file, "utf8").split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(tests.filter((test) => !existsSync(test))).toEqual([]);
});
