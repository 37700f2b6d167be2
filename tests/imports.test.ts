import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/** What the code of each folder may import: other folders of the project, and packages (any, where none are given). */
const folders: Record<string, { others: string[]; packages?: RegExp }> = {
  words: { others: [], packages: /^(node:|yaml$)/ },
  catalogue: { others: ["words"], packages: /^(yaml|zod)$/ },
  "content-check": { others: ["words", "catalogue"], packages: /^(node:|(yaml|zod|fastest-levenshtein)$)/ },
  feeds: { others: ["words", "catalogue"], packages: /^(node:buffer|fast-xml-parser|schema-dts)$/ },
  // Runs in the browser, so it imports no modules of Node. The build provides the modules with other schemes.
  app: { others: ["words", "catalogue"], packages: /^((react|react-dom|react-router|serwist)(\/|$)|(?!node:)[a-z]+:)/ },
  server: { others: [] },
  "site-build": { others: ["words", "catalogue", "content-check", "feeds", "app", "server", "vite.config.ts"] },
  editor: { others: ["catalogue", "content-check", "app", "site-build"] },
};

/** The modules that a file imports or re-exports. Of dynamic imports only those with a literal. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const module = text.slice(start, end);
      return module.startsWith('"') ? JSON.parse(module) : [];
    }),
  ];
}

test.each(Object.entries(folders))("%s/ imports only what this table allows", (folder, { others, packages }) => {
  const files = globSync(`${folder}/**/*.{ts,tsx,mjs}`).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));
  expect(files).not.toEqual([]);
  const isAllowed = (file: string, module: string) => {
    if (!module.startsWith(".")) return packages?.test(module) ?? true;
    const [top = ""] = path.join(path.dirname(file), module).split(path.sep);
    return top === folder || others.includes(top);
  };
  const imports = files.flatMap((file) => importsOf(file).map((module) => ({ file, module })));
  expect(imports.filter(({ file, module }) => !isAllowed(file, module))).toEqual([]);
});
