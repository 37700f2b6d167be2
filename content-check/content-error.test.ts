import { expect, test } from "vitest";
import { ContentError } from "./content-error.ts";

const problem = (file: string, line: number, field: string) => ({ file, line, field, message: "is empty — write it" });

test("a content error lists every problem in the order of files and lines", () => {
  const error = new ContentError([
    problem("b.yaml", 1, ""),
    problem("a.yaml", 10, "city"),
    problem("a.yaml", 9, "title"),
  ]);
  expect(error.message).toBe(
    [
      "3 mistakes in the content:",
      "a.yaml:9 title — is empty — write it",
      "a.yaml:10 city — is empty — write it",
      "b.yaml:1 — is empty — write it",
    ].join("\n"),
  );
});

test("a single problem is one mistake", () => {
  expect(new ContentError([problem("a.yaml", 1, "city")]).message).toMatch(/^1 mistake in the content:\n/);
});
