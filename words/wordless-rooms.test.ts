import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

/** The project's files that a file leads to by its imports, itself among them. */
async function reachedFrom(file: string, reached = new Set<string>()): Promise<Set<string>> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, target = ""] of (await readFile(file, "utf8")).matchAll(/(?:from|import\(?) ?"(\.[^"]+\.ts)"/g))
    await reachedFrom(path.join(path.dirname(file), target), reached);
  return reached;
}

test.each(["tools/partners.ts"])("%s leads to no words: its container has no such folder", async (file) => {
  const reached = [...(await reachedFrom(file))];
  expect(reached).toContain("catalogue/partner.ts");
  expect(reached.filter((name) => name.startsWith("words/"))).toEqual([]);
});
