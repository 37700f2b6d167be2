import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectDatabase } from "../api/database/connect-database.ts";
import type { DatabaseAddress } from "../api/database/database-address.ts";
import { migrateDatabaseTo } from "../api/database/migrate-database.ts";
import { openDatabase } from "../api/database/open-database.ts";
import { createRecordedLog } from "../api/http/recorded-log.fixture.ts";
import { addPartner } from "../api/partners/change-partners.ts";
import { samplePartner } from "../api/partners/sample-partner.fixture.ts";
import type { NewPartner } from "../catalogue/partner.ts";
import { createPostgresDatabase } from "../tests/support/postgres-and-sqlite.ts";
import { usualAddressLimits } from "./overload/limit-addresses.ts";
import { sendRequest } from "./send-request.fixture.ts";
import { type RunningServer, startServer } from "./start-server.ts";
import { createTestBuild, testFacts } from "./test-build.fixture.ts";

let build: Awaited<ReturnType<typeof createTestBuild>>;
let running: RunningServer[];
beforeEach(async () => {
  build = await createTestBuild();
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  await build.remove();
});

/** Starts a server of a build whose content has these partners. @returns the names that it answers with, and its log */
async function start(database: DatabaseAddress, contentPartners: readonly NewPartner[]) {
  const { log, lines } = createRecordedLog();
  const settings = {
    port: 0,
    host: "127.0.0.1",
    database,
    logLevel: "info",
    siteAddress: undefined,
    addressLimits: usualAddressLimits,
  };
  const content = { partnersFrom: "content", contentPartners } as const;
  const server = await startServer({ ...testFacts, ...content, settings, buildFolder: build.folder, log });
  running.push(server);
  const { hosts }: { hosts: { name: string }[] } = JSON.parse((await sendRequest(server.port, "/api/partners")).text);
  const aligned = lines.filter(({ msg }) => msg === "the database has the content's partners now");
  return { names: hosts.map(({ name }) => name), aligned };
}

const file = (): DatabaseAddress => ({ kind: "sqlite", file: path.join(build.root, "partners.sqlite") });

const [one, two] = [samplePartner({ name: "One" }), samplePartner({ name: "Two" })];

test("A-4 a start answers with the content's partners, and one line of the log says how many it added, changed and removed", async () => {
  expect((await start(file(), [one])).names).toEqual(["One"]);
  const changed = { ...one, website: "https://new.example" };
  const again = await start(file(), [two, changed]);
  expect(again.names).toEqual(["Two", "One"]);
  expect(again.aligned).toMatchObject([{ added: 1, changed: 1, removed: 0 }]);
  expect((await start(file(), [two, changed])).aligned).toEqual([]);
});

test("A-4 replicas on one PostgreSQL that start at the same moment all answer with the content's partners", async () => {
  const database: DatabaseAddress = { kind: "postgres", url: await createPostgresDatabase() };
  for (const content of [[one], [two, one]]) {
    const replicas = await Promise.all([1, 2, 3].map(() => start(database, content)));
    for (const { names } of replicas) expect(names).toEqual(content.map(({ name }) => name));
    expect(replicas.flatMap(({ aligned }) => aligned)).toHaveLength(1);
  }
});

test("A-4 it does not start where a database of the version before has a partner that the content has not, and leaves it", async () => {
  {
    await using before = connectDatabase(file(), () => {});
    await migrateDatabaseTo(before, "2026-11-21-logos");
    await addPartner(before, one);
    await addPartner(before, two);
  }
  await expect(start(file(), [one])).rejects.toMatchObject({
    code: "partners-unadopted",
    message: expect.stringContaining('(Two added): "npm run partners -- adopt" writes them into the content'),
  });
  await using database = await openDatabase(file(), () => {});
  expect(await database.selectFrom("partners").select("name").orderBy("position").execute()).toHaveLength(2);
  expect((await start(file(), [one, two])).names).toEqual(["One", "Two"]);
});
