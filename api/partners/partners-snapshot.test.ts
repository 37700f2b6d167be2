import { expect, test, vi } from "vitest";
import { snapshotMaxAgeMs } from "../cache-times.ts";
import { openDatabase } from "../database/open-database.ts";
import { createRecordedLog } from "../http/recorded-log.fixture.ts";
import { addPartner } from "./change-partners.ts";
import { createPartnersSnapshot, type DatedList } from "./partners-snapshot.ts";
import { samplePartner } from "./sample-partner.fixture.ts";

const { log, lines } = createRecordedLog();
const parsed = ({ list }: DatedList) => JSON.parse(String(list.prepared(undefined)?.bytes));

const logoSources = { apiAddress: "https://api.example/api", partnerLogoHosts: ["cdn.example"] };

test("the database is read once for all requests within the time, and the document kept until it changes", async () => {
  await using database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  const reads = vi.spyOn(database, "selectFrom");
  let now = 0;
  const snapshot = createPartnersSnapshot({ database, clock: () => now, log, logoSources });
  const [{ list: first }, { list: second }] = await Promise.all([snapshot.all(), snapshot.all()]);
  expect(second).toBe(first);
  now = snapshotMaxAgeMs - 1;
  expect((await snapshot.all()).list).toBe(first);
  expect(reads).toHaveBeenCalledTimes(1);
  now = snapshotMaxAgeMs;
  expect((await snapshot.all()).list).toBe(first);
  expect(reads).toHaveBeenCalledTimes(2);
  await addPartner(database, samplePartner());
  now = 2 * snapshotMaxAgeMs;
  expect((await snapshot.all()).list).not.toBe(first);
});

test("a reading that takes longer than the time is not begun a second time, and counts from its end", async () => {
  await using database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  const reads = vi.spyOn(database, "selectFrom");
  let now = 0;
  const snapshot = createPartnersSnapshot({ database, clock: () => now, log, logoSources });
  const first = snapshot.all();
  now = 10 * snapshotMaxAgeMs;
  expect(snapshot.allNow()).toBeUndefined();
  expect((await snapshot.all()).list).toBe((await first).list);
  now += snapshotMaxAgeMs - 1;
  expect(snapshot.allNow()).toBe((await first).list);
  expect(reads).toHaveBeenCalledTimes(1);
  now += 1;
  expect(snapshot.allNow()).toBeUndefined();
});

test("a failure is not kept: the next request asks the database again", async () => {
  await using database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  const snapshot = createPartnersSnapshot({ database, clock: () => 0, log, logoSources });
  vi.spyOn(database, "selectFrom").mockImplementationOnce(() => {
    throw new Error("the disk is gone");
  });
  await expect(snapshot.all()).rejects.toMatchObject({
    code: "database-unavailable",
    message: "The partners cannot be read at the moment: try again soon",
  });
  expect(parsed(await snapshot.all())).toHaveProperty("hosts", []);
});

test("a row that breaks the rules is left out and logged once, and the others are answered", async () => {
  await using database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  let now = 0;
  const snapshot = createPartnersSnapshot({ database, clock: () => now, log, logoSources });
  const good = await addPartner(database, samplePartner());
  const bad = await addPartner(database, samplePartner({ name: "Bad" }));
  await database.updateTable("partners").set({ website: "javascript:alert(1)" }).where("id", "=", bad._id).execute();
  for (const time of [0, 1, 2]) {
    now = time * snapshotMaxAgeMs;
    expect(parsed(await snapshot.inCategory("hosts"))).toEqual([good]);
  }
  const website = "website must be a web address that begins with https:// or http://, such as https://example.org";
  const words = `"Bad" (id ${bad._id}) is not shown: ${website}, not "javascript:alert(1)". Update or remove it`;
  const warnings = lines.filter(({ badRows }) => badRows);
  expect(warnings).toEqual([expect.objectContaining({ level: 40, badRows: [words] })]);
});
