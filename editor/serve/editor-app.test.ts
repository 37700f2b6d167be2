import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { ContentFiles } from "./content-files.ts";
import { Drafts } from "./drafts.ts";
import { type EditorParts, editorApp } from "./editor-app.ts";

async function openEditor(publish: EditorParts["publish"] = async () => async () => {}) {
  const folder = path.join(await temporaryFolder(), "content");
  await mkdir(folder);
  await writeFile(path.join(folder, "site.yaml"), "a: 1\n");
  const parts = {
    files: new ContentFiles(folder),
    check: async () => ({ problems: [], notes: [] }),
    drafts: new Drafts(folder, () => {}),
    sharePicture: async () => new Uint8Array(),
    publish,
    importSheet: async () => ({}),
  };
  const app = editorApp(parts, new Map());
  const ask = (path: string, init: { method?: string; headers?: object; body?: string } = {}) =>
    app.request(`http://localhost:3000/editor/api/${path}`, {
      ...init,
      headers: { Host: "localhost:3000", ...init.headers },
    });
  return { folder, ask };
}

test("requests from other websites are refused, and so are paths outside the content", async () => {
  const { folder, ask } = await openEditor();
  expect((await ask("check")).status).toBe(200);
  expect((await ask("check", { headers: { Origin: "https://elsewhere.example" } })).status).toBe(403);
  expect((await ask("check", { headers: { Host: "elsewhere.example:3000" } })).status).toBe(403);
  expect((await ask("v1/repos/this-computer/content/media/main/package.json")).status).toBe(409);
  expect((await ask("v1/repos/this-computer/content/media/main/content/..%2Fpackage.json")).status).toBe(404);
  for (const name of ["package.json", "content/../x.yaml", "content/run.sh", "content/site.yaml"]) {
    const body = JSON.stringify({ files: [{ operation: "create", path: name, content: "eA==" }] });
    expect((await ask("v1/repos/this-computer/content/contents", { method: "POST", body })).status, name).toBe(409);
  }
  expect(await readFile(path.join(folder, "site.yaml"), "utf8")).toBe("a: 1\n");
});

test("a file has its text and Git hash, and the response to a save has the hash of the new text", async () => {
  const { ask } = await openEditor();
  const repository = "v1/repos/this-computer/content";
  const { tree } = await (await ask(`${repository}/git/trees/main?recursive=1`)).json();
  // git hash-object
  const sha = "a8926a52d8dcba5c4386945476ab6a2ad008afd4";
  expect(tree).toEqual([{ type: "blob", path: "content/site.yaml", sha, size: 5 }]);
  const change = {
    operation: "update",
    path: "content/site.yaml",
    sha,
    content: Buffer.from("a: 2").toString("base64"),
  };
  const body = JSON.stringify({ files: [change] });
  const saved = await (await ask(`${repository}/contents`, { method: "POST", body })).json();
  const after = await (await ask(`${repository}/git/trees/main?recursive=1`)).json();
  expect(saved.files).toEqual([{ path: "content/site.yaml", sha: after.tree[0].sha }]);
  expect(saved.commit.sha).toBe((await (await ask(`${repository}/branches/main`)).json()).commit.id);
});

test("the response to Publish has a line for each step, and the last one may be an error", async () => {
  const { ask } = await openEditor(async (report) => {
    report("Committed: trichy-2025.");
    throw new Error("The server cannot be reached.");
  });
  expect((await ask("publish", { method: "POST", headers: { Origin: "https://elsewhere.example" } })).status).toBe(403);
  const answer = await ask("publish", { method: "POST" });
  expect(await answer.text()).toBe("Committed: trichy-2025.\nThe server cannot be reached.\n");
});

test("a save and a second Publish wait while changes are pushed, but not until the site is built", async () => {
  const sent = Promise.withResolvers<void>();
  const shown = Promise.withResolvers<void>();
  let sendings = 0;
  const { folder, ask } = await openEditor(async (report) => {
    sendings += 1;
    await sent.promise;
    report("Sent.");
    return () => shown.promise;
  });
  const publish = async () => (await ask("publish", { method: "POST" })).text();
  const files = [{ operation: "create", path: "content/cities.yaml", content: "eA==" }];
  const first = publish();
  const saved = ask("v1/repos/this-computer/content/contents", { method: "POST", body: JSON.stringify({ files }) });
  // Longer than a save that does not wait takes.
  const second = publish();
  await setTimeout(100);
  expect(await readdir(folder)).toEqual(["site.yaml"]);
  expect(sendings).toBe(1);
  sent.resolve();
  expect((await saved).status).toBe(200);
  expect(await readdir(folder)).toContain("cities.yaml");
  await expect.poll(() => sendings).toBe(2);
  shown.resolve();
  expect(await Promise.all([first, second])).toEqual(["Sent.\n", "Sent.\n"]);
});
