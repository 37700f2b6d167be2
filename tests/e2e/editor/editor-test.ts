import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { test as base, type Page } from "@playwright/test";
import { testSite } from "../../../site-build/site-folders.ts";

/** An editor that is open on a copy of the tests' content. */
export type Editor = {
  address: string;
  /** A file of the content as it is on the disk now. */
  read: (file: string) => Promise<Buffer>;
  /** Changes a file as another program would. */
  write: (file: string, text: string) => Promise<void>;
};

/** What a test says of its editor: `mistakes` are texts that are replaced in files before it opens, by the files' names. */
type Options = { mistakes: Record<string, [written: string, instead: string]> };

/** Tests of the editor, each with a folder and a server of its own. */
export const test = base.extend<Options & { editor: Editor }>({
  mistakes: [{}, { option: true }],
  editor: async ({ mistakes }, use) => {
    // Below the project, from which alone Vite serves files.
    const folder = await mkdtemp("node_modules/.cache/edited-");
    await cp(testSite.content, folder, { recursive: true });
    for (const [name, [written, instead]] of Object.entries(mistakes)) {
      const file = path.join(folder, name);
      await writeFile(file, (await readFile(file, "utf8")).replace(written, instead));
    }
    const port = await freePort();
    const program = spawn(process.execPath, ["tools/organise.ts", "--content", folder], {
      env: { ...process.env, PORT: String(port) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(program.stdout, "data");
    await use({
      address: `http://127.0.0.1:${port}/editor/`,
      read: (file) => readFile(path.join(folder, file)),
      write: (file, text) => writeFile(path.join(folder, file), text),
    });
    const ended = once(program, "exit");
    program.kill();
    await ended;
    await rm(folder, { recursive: true });
  },
});

/** Opens the form of an entry: `events/2025/trichy-2025`, or a new one: `events`. */
export async function openForm(page: Page, { address }: Editor, entry: string): Promise<void> {
  const [collection, ...place] = entry.split("/");
  const end = place.length > 0 ? `entries/${place.join("/")}` : "new";
  await page.goto(`${address}#/collections/${collection}/${end}`);
  await page.getByRole("button", { name: "Save" }).waitFor();
}

/** The control of a field, by its name in the file. */
export function control(page: Page, field: string) {
  return page.locator(`[data-key-path="${field}"]`).locator("input, textarea").first();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}
