import { expect, test } from "vitest";
import { annotationText, ContentError } from "./content-error.ts";

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

test("the message on a single problem says “1 mistake”", () => {
  expect(new ContentError([problem("a.yaml", 1, "city")]).message).toMatch(/^1 mistake in the content:\n/);
});

test("the annotation for GitHub has file and line, and its text is escaped", () => {
  const problem = {
    file: "content/a,b:c.yaml",
    line: 27,
    field: "logo",
    message: "is 120 % too large\n— halve it: 50%",
  };
  expect(annotationText(problem, "error")).toBe(
    "::error file=content/a%2Cb%3Ac.yaml,line=27::logo — is 120 %25 too large%0A— halve it: 50%25",
  );
});
