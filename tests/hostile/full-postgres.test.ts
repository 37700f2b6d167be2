import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import { expect, test } from "vitest";
import { backUpToFile } from "../../api/command-line/backup-file.ts";
import { openDatabase } from "../../api/database/open-database.ts";
import { insertPartners } from "../../api/partners/insert-partners.ts";
import { samplePartner } from "../../api/partners/sample-partner.fixture.ts";
import { sendRequest } from "../../server/send-request.fixture.ts";
import { createTestBuild } from "../../server/test-build.fixture.ts";
import { startServerProcess } from "../../tools/soak/server-process.ts";
import { compiledCode } from "../support/compiled-code.ts";
import { createPostgresDatabase } from "../support/postgres-and-sqlite.ts";
import { startCluster } from "../support/postgres-cluster.ts";
import { postgresPrograms } from "../support/postgres-programs.ts";
import { wayToSmallDisk } from "../support/small-disk.ts";

const program = path.resolve("tools/partners.ts");
const many = Array.from({ length: 600 }, (_, index) => samplePartner({ name: `Row ${index}` }));

const { isReal, open } = await wayToSmallDisk();

/** A PostgreSQL that can be left without room. */
type SmallPostgres = AsyncDisposable & { url: string; fill: () => Promise<void>; clear: () => Promise<void> };

/** All of a cluster's files are on a small disk. */
async function startOnSmallDisk(): Promise<SmallPostgres> {
  // The bare cluster has 40 MB. What it logs ahead goes into files that it has made large enough before.
  const disk = await open(64);
  const cluster = await startCluster(
    await postgresPrograms(),
    {},
    {
      data: path.join(disk.folder, "data"),
      // The disk's programs are root there, as which PostgreSQL refuses to run: for it they are called `nobody`.
      launch: (name, words, options) => disk.start("unshare", ["--user", "--map-user=65534", name, ...words], options),
    },
  );
  return {
    url: cluster.url,
    fill: async () => disk.fill(),
    clear: async () => disk.clear(),
    async [Symbol.asyncDispose]() {
      await cluster.stop();
      await disk.remove();
    },
  };
}

/** Where no disk can be mounted: a database whose table of partners answers to every row as PostgreSQL does without room. */
async function startWithRefusals(): Promise<SmallPostgres> {
  const url = await createPostgresDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    "create function refuse() returns trigger language plpgsql as $$ begin raise 'no room' using errcode = '53100'; end $$",
  );
  return {
    url,
    fill: async () => {
      await client.query("create trigger no_room before insert on partners for each row execute function refuse()");
    },
    clear: async () => {
      await client.query("drop trigger no_room on partners");
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}

test(`${isReal ? "on a disk without room" : "without room (said, for no file system can be mounted here)"} PostgreSQL takes nothing or all, and visitors notice nothing`, async () => {
  await using build = await createTestBuild().then((made) => ({ ...made, [Symbol.asyncDispose]: made.remove }));
  await using postgres = await (isReal ? startOnSmallDisk() : startWithRefusals());
  const own = (name: string) => path.join(build.root, name);
  const partners = async (...words: string[]) => {
    const env = { ...compiledCode, DATABASE_URL: postgres.url };
    // Where no content says from where the partners come.
    const options = { cwd: os.tmpdir(), env };
    const child = spawn(process.execPath, [program, ...words], { ...options, stdio: ["ignore", "pipe", "pipe"] });
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
    return { out: out.trim(), err: err.trim(), code };
  };
  {
    await using other = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
    await other.transaction().execute((transaction) => insertPartners(transaction, many));
    await backUpToFile(other, own("many.gz"), new Date());
  }
  await writeFile(own("many.json"), JSON.stringify(many));
  const importMany = ["import", own("many.json")];
  const website = "https://a.example";
  const addOne = ["add", "--name", "One", "--category", "hosts", "--website", website, "--logo", "/images/a.svg"];
  const done = expect.objectContaining({ code: 0 });
  expect(await partners(...addOne)).toEqual(done);
  const server = await startServerProcess({ cwd: build.root, database: postgres.url });
  try {
    await postgres.fill();
    const message =
      /^PostgreSQL \S+ has no room left on its disk, so nothing of this was written: make room, then try /;
    const refused = { out: "", code: 1, err: expect.stringMatching(message) };
    expect(await partners(...importMany)).toEqual(refused);
    expect(await partners("restore", own("many.gz"), "--replace")).toEqual(refused);
    expect((await sendRequest(server.port, "/api/readyz")).status).toBe(200);
    const { hosts } = JSON.parse((await sendRequest(server.port, "/api/partners")).text);
    expect(hosts).toMatchObject([{ name: "One" }]);
    // Reading needs no room where the database is.
    expect(await partners("backup", own("one.gz"))).toEqual(done);

    await postgres.clear();
    expect(await partners(...importMany)).toEqual(done);
    expect(await partners("integrity")).toEqual(
      expect.objectContaining({ code: 0, out: expect.stringMatching(/^Nothing is /) }),
    );
    expect(await partners("export", "--output", own("list.json"))).toEqual(done);
    const exported: { name: string }[] = JSON.parse(await readFile(own("list.json"), "utf8"));
    expect(exported.map(({ name }) => name).sort()).toEqual(["One", ...many.map(({ name }) => name)].sort());
    expect(await partners("restore", own("one.gz"), "--replace")).toEqual(done);
    expect(JSON.parse((await partners("export")).out)).toMatchObject([{ name: "One" }]);
  } finally {
    server.child.kill("SIGKILL");
    await server.ended;
  }
});
