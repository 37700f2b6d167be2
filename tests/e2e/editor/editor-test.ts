import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { testSite } from "../../../site-build/site-folders.ts";

/** The event of `tests/content` that most tests edit. */
export const trichy = "events/2025/trichy-2025";
export const trichyFile = `${trichy}.yaml`;

/** A running editor with a copy of `tests/content`. */
export type Editor = {
  url: string;
  /** Reads a file of the content from the disk. */
  read: (file: string) => Promise<Buffer>;
  /** Writes a file of the content as another program would. */
  write: (file: string, text: string) => Promise<void>;
  /** Reads a file of the project from the repository on the server. */
  published: (file: string) => string;
};

type EditorFixtures = {
  editor: Editor;
  /**
   * Whether the preview beside a form loads. It renders three pages from hundreds of modules after each change of the form,
   * which is most of the time of a test. Only the tests of the preview need it.
   */
  preview: boolean;
};

/** The environment for git: an author, and no settings of this computer. */
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: os.devNull,
  GIT_CONFIG_NOSYSTEM: "1",
  ...Object.fromEntries(
    ["AUTHOR", "COMMITTER"].flatMap((who) => [
      [`GIT_${who}_NAME`, "Staff"],
      [`GIT_${who}_EMAIL`, "staff@yatra.example"],
    ]),
  ),
};

/** Tests of the editor. They share one editor, which takes seconds to start. After each test, its content is restored. */
export const test = base.extend<EditorFixtures, { opened: Editor }>({
  preview: [false, { option: true }],
  page: async ({ page, preview }, use) => {
    if (!preview) await page.route("**/editor/preview?*", (route) => route.fulfill({ contentType: "text/html" }));
    await use(page);
  },
  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that this one uses
    async ({}, use) => {
      // Inside the project, because Vite serves no other files, and outside node_modules, where Vite does not watch files.
      await mkdir("edited-content", { recursive: true });
      const clone = await mkdtemp("edited-content/");
      const folder = path.join(clone, "content");
      const server = await mkdtemp(path.join(os.tmpdir(), "server-"));
      const git = (place: string, ...words: string[]) =>
        execFileSync("git", words, { cwd: place, env, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
      // The public site. Its build id is the last commit on the server.
      const site = createServer((_request, response) =>
        response.end(JSON.stringify({ build: git(server, "rev-parse", "main") })),
      ).listen(0, "127.0.0.1");
      await once(site, "listening");
      const siteAddress = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
      await cp(testSite.content, folder, { recursive: true });
      const facts = await readFile(path.join(folder, "site.yaml"), "utf8");
      await writeFile(path.join(folder, "site.yaml"), facts.replace(/(?<=^siteAddress: ).*/m, siteAddress));
      git(server, "init", "--bare", "--initial-branch=main");
      git(clone, "init", "--initial-branch=main");
      git(clone, "remote", "add", "origin", server);
      git(clone, "add", "content");
      git(clone, "commit", "--message", "First");
      git(clone, "push", "--set-upstream", "origin", "main");
      const program = spawn(process.execPath, ["tools/organise.ts", "--content", folder], {
        env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      const closed = once(program, "close");
      // The first line has the editor's URL. An editor that fails ends without one.
      const [line] = await Promise.race([once(program.stdout, "data"), closed]);
      const port = /:(\d+)\/editor\//.exec(String(line))?.[1];
      if (!port) throw new Error("tools/organise.ts has not started: its message is above.");
      // The development server transforms the modules of a page at its first request, which takes seconds.
      for (const page of ["/events", "/editor/preview/enter.tsx"]) await fetch(`http://127.0.0.1:${port}${page}`);
      await use({
        url: `http://127.0.0.1:${port}/editor/`,
        read: (file) => readFile(path.join(folder, file)),
        write: (file, text) => writeFile(path.join(folder, file), text),
        published: (file) => git(server, "show", `main:${file}`),
      });
      program.kill();
      await closed;
      site.close();
      await rm(clone, { recursive: true });
      await rm(server, { recursive: true });
    },
    // A timeout of its own, because the start builds the editor and the first pages.
    { scope: "worker", timeout: 180_000 },
  ],
  editor: async ({ opened }, use) => {
    const changed = new Map<string, Buffer>();
    const write = async (file: string, text: string) => {
      if (!changed.has(file)) changed.set(file, await opened.read(file));
      await opened.write(file, text);
    };
    await use({ ...opened, write });
    // On a new connection: the server may close a kept-alive one at this moment.
    const call = (what: string, method: string, body?: string) =>
      fetch(`${opened.url}api/${what}`, { method, headers: { Connection: "close" }, ...(body && { body }) });
    expect((await call("draft", "PUT", "{}")).ok, "the draft is removed").toBe(true);
    // The editor refuses to undo a save of a file that the test has changed outside, and removes it from the list.
    while ((await (await call("changes", "GET")).json()).length > 0) await call("changes/last", "DELETE");
    for (const [file, before] of changed) await opened.write(file, before.toString());
  },
});
