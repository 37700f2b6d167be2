import { expect, test, vi } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { addPartner } from "./add-partner.ts";
import { createPublishedPartners, publishedForMs } from "./published-partners.ts";
import { samplePartner } from "./sample-partner.fixture.ts";

test("the database is read once for all requests within the time, and the document kept until it changes", async () => {
  await using database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  const reads = vi.spyOn(database, "selectFrom");
  let now = 0;
  const published = createPublishedPartners(database, () => now);
  const [first, second] = await Promise.all([published.all(), published.all()]);
  expect(second).toBe(first);
  now = publishedForMs - 1;
  expect(await published.all()).toBe(first);
  expect(reads).toHaveBeenCalledTimes(1);
  now = publishedForMs;
  expect(await published.all()).toBe(first);
  expect(reads).toHaveBeenCalledTimes(2);
  await addPartner(database, samplePartner());
  now = 2 * publishedForMs;
  expect(await published.all()).not.toBe(first);
});

test("a failure is not kept: the next request asks the database again", async () => {
  await using database = await openDatabase({ kind: "sqlite", file: ":memory:" }, () => {});
  const published = createPublishedPartners(database, () => 0);
  vi.spyOn(database, "selectFrom").mockImplementationOnce(() => {
    throw new Error("the disk is gone");
  });
  await expect(published.all()).rejects.toMatchObject({
    code: "database-unavailable",
    message: "The partners cannot be read at the moment: try again soon",
  });
  expect(JSON.parse((await published.all()).text)).toHaveProperty("hosts", []);
});
