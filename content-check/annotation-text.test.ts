import { expect, test } from "vitest";
import { annotationText } from "./annotation-text.ts";

test("a mistake is told to GitHub's checks at its line, whatever its words are", () => {
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
