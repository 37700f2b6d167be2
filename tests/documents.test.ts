import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "../server/settings.ts";

const read = (file: string) => readFileSync(file, "utf8");
const documents = ["README.md", "CHANGELOG.md", "SECURITY.md", ...globSync("docs/**/*.md")];

test("docs/deploying.md lists every setting of the server with its default", () => {
  const asked = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {},
    {
      get: (_nothing, name) => {
        asked.add(String(name));
        return undefined;
      },
    },
  );
  const bare = readSettings(environment);
  const [, section = ""] = read("docs/deploying.md").split("\n## Settings\n");
  const [table = ""] = section.split("\n## ");
  const rows = [...table.matchAll(/^\| `([A-Z_]+)` \| (?:`(.+?)`|.+?) \|/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual([...asked].sort());
  const told = Object.fromEntries(rows.map(([, name = "", value = ""]) => [name, value.replace("siteAddress", "")]));
  expect(readSettings(told)).toEqual(bare);
});

test("every link in the documents has an existing file", () => {
  for (const file of documents) {
    for (const [, target = ""] of read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g))
      expect(existsSync(path.join(path.dirname(file), target)), `${file}: ${target}`).toBe(true);
  }
});

test("every source file that a document names exists", () => {
  const sources = globSync(
    "{app,catalogue,content-check,editor,feeds,server,site-build,tests,tools,words}/**/*.{ts,tsx,css,mjs}",
  );
  for (const file of documents.filter((name) => name !== "CHANGELOG.md"))
    for (const [, name = ""] of read(file).matchAll(/`([\w./-]+\.(?:ts|tsx|css|mjs))`/g))
      expect(existsSync(name) || sources.some((source) => source.endsWith(`/${name}`)), `${file}: ${name}`).toBe(true);
});

test("the changelog has the current version", () => {
  const { version } = JSON.parse(read("package.json"));
  expect(read("CHANGELOG.md")).toMatch(new RegExp(`^## \\[${RegExp.escape(version)}\\] – \\d{4}-\\d\\d-\\d\\d$`, "m"));
});
