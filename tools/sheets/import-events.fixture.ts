import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { onTestFinished, vi } from "vitest";
import { withContent } from "../../content-check/content.fixture.ts";
import { exportSheet } from "./export-sheet.ts";
import { importMessage, importSheet } from "./import-sheet.ts";

/** Calls a function with tools that import a sheet into the valid content and read its files. */
export function withSheets(use: (tools: Awaited<ReturnType<typeof toolsFor>>) => Promise<void>, changes = {}) {
  return withContent(changes, async (content) => use(await toolsFor(content)));
}

async function toolsFor(content: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "sheets-"));
  vi.setSystemTime("2026-11-28T04:30:00Z");
  onTestFinished(async () => {
    vi.useRealTimers();
    for (const made of [folder, `${content}-changes`]) await rm(made, { recursive: true, force: true });
  });
  const options = { content, inspectPicture: async () => undefined, update: false, dryRun: false };
  const run = async (name: string, bytes: string | Uint8Array, changed = {}) => {
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    const all = { ...options, ...changed };
    return importSheet("events", file, all)
      .then((result) => importMessage(result, all))
      .catch((error: Error) => error.message)
      .then((told) => told.replaceAll(content, "content"));
  };
  return {
    run,
    exported: () => exportSheet("events", content),
    text: (name: string) => readFile(path.join(content, name), "utf8"),
  };
}
