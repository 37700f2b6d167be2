import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendRequest } from "../server/send-request.fixture.ts";
import { testSite } from "../server/test-build.fixture.ts";
import { createTestServer } from "../server/test-server.fixture.ts";
import { replaceFolder } from "./replace-folder.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "replace-folder-"));
});
afterEach(() => rm(root, { recursive: true }));

const at = (name: string) => path.join(root, name);
const make = async (name: string, text: string) => {
  await mkdir(at(name));
  await writeFile(path.join(at(name), "index.html"), text);
};
const put = () => replaceFolder(at("next"), at("build"), at("previous"));
const index = () => readFile(at("build/index.html"), "utf8");

test("a finished folder takes the place of the old one, and nothing else is left", async () => {
  await make("next", "first");
  await put();
  await make("next", "second");
  await put();
  expect(await index()).toBe("second");
  expect(await readdir(root)).toEqual(["build"]);
});

test("where the new folder cannot be put in place the old one stays", async () => {
  await make("build", "old");
  await expect(put()).rejects.toThrow("ENOENT");
  expect(await index()).toBe("old");
});

test("an exchange that was killed in its midst is made good by the next", async () => {
  await make("previous", "old");
  await expect(put()).rejects.toThrow("ENOENT");
  expect(await index()).toBe("old");
  await rm(at("build"), { recursive: true });
  await make("previous", "old");
  await make("next", "new");
  await put();
  expect(await index()).toBe("new");
  expect(await readdir(root)).toEqual(["build"]);
});

test("a server that runs answers every request while a new build takes the old one's place", async () => {
  const { folder, port, stop } = await createTestServer();
  const site = path.dirname(folder);
  await cp(folder, path.join(site, "next"), { recursive: true });
  let going = true;
  const bad: unknown[] = [];
  const ask = async () => {
    for (let count = 0; going || count < 20; count++) {
      const page = await sendRequest(port, "/events");
      if (page.text !== testSite["events.html"]) bad.push(page);
    }
  };
  const asking = ask();
  await nextTurn();
  await replaceFolder(path.join(site, "next"), folder, path.join(site, "previous"));
  going = false;
  await asking;
  expect(bad).toEqual([]);
  await stop();
});
