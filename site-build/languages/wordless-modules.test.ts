import path from "node:path";
import { expect, test } from "vitest";
import { wordlessModules } from "./wordless-modules.ts";

test("of what makes a site, that is loaded once for all languages which leads to no words", () => {
  const found = wordlessModules(
    path.resolve("site-build/languages/build-language.ts"),
    path.resolve("words/read-words.ts"),
  );
  const names = [...found].map((file) => path.relative(".", file));
  expect(names).toContain("content-check/yaml/parse-content-file.ts");
  // It names a type of a module with words, and no more.
  expect(names).toContain("site-build/pictures/site-pictures.ts");
  // One says words itself, one by what it imports, and one tells the language.
  expect(names).not.toContain("feeds/calendar-files.ts");
  expect(names).not.toContain("catalogue/event.ts");
  expect(names).not.toContain("words/read-words.ts");
});
