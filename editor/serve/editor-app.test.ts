import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ContentFiles } from "./content-files.ts";
import { editorApp } from "./editor-app.ts";

test("another website cannot ask the editor for anything, nor can the editor leave the content", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "content-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, "site.yaml"), "a: 1\n");
  const parts = {
    files: new ContentFiles(folder),
    check: async () => ({ notes: [] }),
    draft: () => {},
    sharePicture: async () => new Uint8Array(),
  };
  const app = editorApp(parts, { page: new Map(), port: 3000 });
  const ask = async (address: string, init: { method?: string; headers?: object; body?: string } = {}) => {
    const headers = { Host: "localhost:3000", ...init.headers };
    return (await app.request(`http://localhost:3000/editor/api/${address}`, { ...init, headers })).status;
  };
  expect(await ask("check")).toBe(200);
  expect(await ask("check", { headers: { Origin: "https://elsewhere.example" } })).toBe(403);
  expect(await ask("check", { headers: { Host: "elsewhere.example:3000" } })).toBe(403);
  expect(await ask("files/..%2Fpackage.json")).toBe(409);
  for (const file of ["..%2Fx.yaml", "run.sh", "site.yaml"])
    expect(await ask(`files/${file}`, { method: "PUT", body: "x", headers: { "If-None-Match": "*" } }), file).toBe(409);
  expect(await readFile(path.join(folder, "site.yaml"), "utf8")).toBe("a: 1\n");
});
