import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "partners-command-"));
});
afterEach(() => rm(folder, { recursive: true }));

const script = path.resolve("tools/partners.ts");

function start(words: readonly string[], own: Record<string, string> = {}) {
  const { DATABASE_URL: _unset, ...env } = process.env;
  return spawn(process.execPath, [script, ...words], {
    cwd: folder,
    env: { ...env, ...own },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function partners(words: readonly string[], own: Record<string, string> = {}) {
  const child = start(words, own);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { out, err, code };
}

const hall = "add --name Hall --category hosts --logo /images/a.svg --website https://a.example".split(" ");

const namesIn = (file: string) => {
  const database = new DatabaseSync(path.join(folder, file));
  const rows = database.prepare("select name from partners").all();
  database.close();
  return rows.map(({ name }) => name);
};

test("a command works on the server's database of the folder, and exits with 0", async () => {
  const added = {
    out: expect.stringMatching(/^Added Hall to hosts; its id is \S+\n$/),
    err: expect.stringMatching(/^SQLite data\/partners\.sqlite was not there and has just been made\. .*\n$/),
    code: 0,
  };
  expect(await partners(hall)).toEqual(added);
  expect(namesIn("data/partners.sqlite")).toEqual(["Hall"]);
});

test("a command that is refused, on the database that DATABASE_URL names, exits with 1 and says so where errors belong", async () => {
  const own = { DATABASE_URL: "file:own.sqlite" };
  await partners(hall, own);
  const err = 'There is no partner with the id or the name "x": list shows both\n';
  expect(await partners(["remove", "x"], own)).toEqual({ out: "", err, code: 1 });
  expect(namesIn("own.sqlite")).toEqual(["Hall"]);
});

test("an option that npm has kept for itself, for want of two hyphens, is refused with the line that works", async () => {
  const err =
    "npm has kept --dry-run for itself, and nothing was done: write npm run partners -- import list.csv --dry-run\n";
  const words = ["import", "list.csv"];
  expect(await partners(words, { npm_config_dry_run: "true" })).toEqual({ out: "", err, code: 1 });
});

test("a database's folder that cannot be made is told in one line, and exits with 1", async () => {
  await symlink(path.join(folder, "a", "disk", "that", "is", "not", "there"), path.join(folder, "data"));
  const err = expect.stringMatching(
    /^SQLite data\/partners\.sqlite cannot be written \(EEXIST.*\): check its disk.*\n$/,
  );
  expect(await partners(hall)).toEqual({ out: "", err, code: 1 });
});

test("a reader that has seen enough and closes the pipe is no failure", async () => {
  await partners(hall);
  const child = start(["list"]);
  child.stdout.destroy();
  const [err, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect({ err, code }).toEqual({ err: "", code: 0 });
});

test("what nobody hears on standard error changes no exit code", async () => {
  const child = start(["nonsense"]);
  child.stderr.destroy();
  expect(await once(child, "close")).toEqual([2, null]);
});
