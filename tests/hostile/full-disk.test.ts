import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { backUpToFile } from "../../api/command-line/backup-file.ts";
import { openDatabase } from "../../api/database/open-database.ts";
import { addPartner } from "../../api/partners/change-partners.ts";
import { samplePartner } from "../../api/partners/sample-partner.fixture.ts";
import { sendRequest } from "../../server/send-request.fixture.ts";
import { createTestBuild } from "../../server/test-build.fixture.ts";
import { startServerProcess } from "../../tools/soak/server-process.ts";
import { compiledCode } from "../support/compiled-code.ts";
import { type SmallDisk, wayToSmallDisk } from "../support/small-disk.ts";

const program = path.resolve("tools/partners.ts");
const logo = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path d='M0 0h1v1z'/></svg>";
const many = Array.from({ length: 600 }, (_, index) => samplePartner({ name: `Row ${index}` }));

const { what, open } = await wayToSmallDisk();

describe(`on ${what}`, () => {
  let disk: SmallDisk;
  let build: Awaited<ReturnType<typeof createTestBuild>>;
  let servers: Awaited<ReturnType<typeof startServerProcess>>[];
  beforeEach(async () => {
    [disk, build] = await Promise.all([open(), createTestBuild()]);
    servers = [];
  });
  afterEach(async () => {
    for (const { child, ended } of servers) {
      child.kill("SIGKILL");
      await ended;
    }
    await Promise.all([disk.remove(), build.remove()]);
  });

  async function startServer(database: string, output: "ignore" | number = "ignore") {
    const server = await startServerProcess({ cwd: build.root, database, output, launch: disk.start });
    servers.push(server);
    return server;
  }

  /** Runs a command on the database of the disk. Of what it says to people the last line counts: others warn. */
  async function partners(words: readonly string[], output: "pipe" | number = "pipe") {
    const database = ["--database", `file:${path.join(disk.folder, "partners.sqlite")}`];
    const env = { ...compiledCode, PATH: process.env.PATH };
    const stdio = ["ignore", output, "pipe"] as const;
    // Where no content says from where the partners come.
    const child = disk.start(process.execPath, [program, ...database, ...words], {
      cwd: build.root,
      env,
      stdio: [...stdio],
    });
    const read = (stream: Readable | null) => (stream ? text(stream) : "");
    const [out, err, [code]] = await Promise.all([read(child.stdout), read(child.stderr), once(child, "close")]);
    return { out: out.trim(), err: err.trim().split("\n").at(-1), code };
  }

  const own = (name: string) => path.join(build.root, name);
  const on = (name: string) => path.join(disk.folder, name);
  const seen = (name: string) => path.join(disk.seen, name);

  function add(name: string): string[] {
    const website = "https://a.example";
    return ["add", "--name", name, "--category", "hosts", "--website", website, "--logo", `file:${own("logo.svg")}`];
  }

  /** The commands that write, with what they write of on other disks. */
  async function prepareCommands() {
    await using other = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
    await addPartner(other, samplePartner({ name: "Other" }));
    await backUpToFile(other, own("other.gz"), new Date());
    await writeFile(own("logo.svg"), logo);
    await writeFile(own("many.json"), JSON.stringify(many));
    return {
      importMany: ["import", own("many.json")],
      restoreOther: ["restore", own("other.gz"), "--replace"],
      backUp: ["backup", on("backup.gz")],
      exportList: ["export", "--output", on("list.json")],
    };
  }

  /** What is on the disk, but for what SQLite keeps beside a database while it is used. */
  async function filesNow() {
    return (await readdir(disk.seen)).filter((name) => !/^ballast$|-(?:wal|shm)$/.test(name)).sort();
  }

  test("nothing is half-written, each command says what to do, visitors notice nothing, and all works once there is room", async () => {
    const { importMany, restoreOther, backUp, exportList } = await prepareCommands();
    const done = expect.objectContaining({ code: 0 });
    const failed = (message: RegExp) => ({ out: "", code: 1, err: expect.stringMatching(message) });
    expect(await partners(add("One"))).toEqual(done);
    await writeFile(seen("backup.gz"), "the backup of yesterday");
    const server = await startServer(on("partners.sqlite"));

    disk.fill();
    const refused = failed(/^SQLite \S+ .*nothing of this was.*: make room/);
    const unwritten = failed(/ cannot be written, because its disk has no room left .*: make room, then try again\.?$/);
    const printed = openSync(seen("printed.json"), "w");
    const outcomes = [add("Two"), importMany, restoreOther, backUp, exportList].map((words) => partners(words));
    outcomes.push(partners(["export"], printed));
    const unprinted = failed(/^Standard output cannot be written: E/);
    expect(await Promise.all(outcomes)).toEqual([refused, refused, refused, unwritten, unwritten, unprinted]);
    closeSync(printed);
    expect(await filesNow()).toEqual(["backup.gz", "logos", "partners.sqlite", "printed.json"]);
    expect(await readdir(seen("logos"))).toEqual([]);
    expect(await readFile(seen("backup.gz"), "utf8")).toBe("the backup of yesterday");

    expect((await sendRequest(server.port, "/api/readyz")).status).toBe(200);
    const { hosts } = JSON.parse((await sendRequest(server.port, "/api/partners")).text);
    expect(hosts).toMatchObject([{ name: "One" }]);
    expect((await sendRequest(server.port, hosts[0].logo)).text).toContain("WEBP");
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    // What SQLite kept for the server has made room by going.
    disk.fill();
    const noStart = /: SQLite \S+ has no room left on its disk .*: make room, then try again\n$/;
    await expect(startServer(on("partners.sqlite"))).rejects.toThrow(noStart);

    disk.clear();
    expect(await Promise.all([add("Two"), importMany].map((words) => partners(words)))).toEqual([done, done]);
    const whole = expect.objectContaining({ code: 0, out: expect.stringMatching(/^Nothing is /) });
    const later = [backUp, exportList, ["integrity"]].map((words) => partners(words));
    expect(await Promise.all(later)).toEqual([done, done, whole]);
    const exported: { name: string }[] = JSON.parse(await readFile(seen("list.json"), "utf8"));
    const names = ["One", "Two", ...many.map(({ name }) => name)];
    expect(exported.map(({ name }) => name).sort()).toEqual(names.sort());
    expect(await readdir(seen("logos"))).toHaveLength(1);
    expect(await partners(restoreOther)).toEqual(done);
    expect(await filesNow()).toEqual(["backup.gz", "list.json", "logos", "partners.sqlite", "printed.json"]);
  });

  test("a log on it costs its lines alone: the server answers on, and stops in good order", async () => {
    disk.fill();
    const log = openSync(seen("log"), "a");
    const server = await startServer(":memory:", log);
    closeSync(log);
    for (let count = 0; count < 5; count += 1) {
      expect((await sendRequest(server.port, "/api/partners")).status).toBe(200);
      expect((await sendRequest(server.port, "/events")).status).toBe(200);
    }
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(await readFile(seen("log"), "utf8")).toBe("");
  });
});
