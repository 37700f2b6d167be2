import { expect, test } from "vitest";
import { annotationText } from "./content-error.ts";

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
