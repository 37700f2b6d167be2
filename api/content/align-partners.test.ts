import { describe, expect, test } from "vitest";
import type { NewPartner, PartnersSource } from "../../catalogue/partner.ts";
import { describeOnBothDatabases } from "../../tests/support/postgres-and-sqlite.ts";
import type { Database } from "../database/tables.ts";
import { storedLogoPath } from "../logos/logo-names.ts";
import { addPartner, removePartner, updatePartner } from "../partners/change-partners.ts";
import { insertPartners } from "../partners/insert-partners.ts";
import { exportPartners } from "../partners/read-partners.ts";
import { samplePartner } from "../partners/sample-partner.fixture.ts";
import { storedPartners } from "../partners/stored-partners.fixture.ts";
import { alignPartners } from "./align-partners.ts";
import { contentPartnerId } from "./content-partner.ts";

const now = new Date("2026-11-23T00:00:00Z");

const one = samplePartner({ name: "One" });
const two = samplePartner({ name: "Two" });
const firm = samplePartner({ name: "Firm", category: "supporters" });

/** What a start does with a content of these partners. */
const start = (database: Database, contentPartners: readonly NewPartner[], partnersFrom: PartnersSource = "content") =>
  alignPartners(database, { partnersFrom, contentPartners }, now);

/** What a server of the version before has made of a new database. */
async function seedAsBefore(database: Database, partners: readonly NewPartner[]): Promise<void> {
  await database.transaction().execute((transaction) => insertPartners(transaction, partners));
  await database
    .insertInto("seedings")
    .values({ id: 1, seeded_at: now.toISOString() } as never)
    .execute();
}

const idsIn = async (database: Database) => new Map((await exportPartners(database)).map(({ id, name }) => [name, id]));

const unadopted = { code: "partners-unadopted" };

describeOnBothDatabases("partners from the content", (on) => {
  test("A-4 a new database gets them in the content's order, and a second start finds nothing to do", async () => {
    expect(await start(on.database, [two, firm, one])).toEqual({ added: 3, changed: 0, removed: 0 });
    expect(await storedPartners(on.database)).toEqual([firm, two, one]);
    expect(await idsIn(on.database)).toEqual(
      new Map([firm, two, one].map((each) => [each.name, contentPartnerId(each)])),
    );
    expect(await start(on.database, [two, firm, one])).toBeUndefined();
  });

  test("A-4 what the content adds, changes, removes and moves the next start does too", async () => {
    await start(on.database, [one, two, firm]);
    const changed = { ...two, website: "https://new.example" };
    const added = samplePartner({ name: "Added" });
    expect(await start(on.database, [added, changed, one])).toEqual({ added: 1, changed: 1, removed: 1 });
    expect(await storedPartners(on.database)).toEqual([added, changed, one]);
    expect(await start(on.database, [one, changed, added])).toEqual({ added: 0, changed: 0, removed: 0 });
    expect(await storedPartners(on.database)).toEqual([one, changed, added]);
  });

  test("A-4 a start is refused whole, or done whole", async () => {
    await start(on.database, [one]);
    await expect(start(on.database, [two, { ...two, name: "TWO" }])).rejects.toMatchObject({
      code: "partner-exists",
      message: expect.stringContaining("content/partners.yaml names one partner twice"),
    });
    expect(await storedPartners(on.database)).toEqual([one]);
    expect(await start(on.database, [two])).toEqual({ added: 1, changed: 0, removed: 1 });
  });

  test("A-4 servers that start at the same moment all do, and one of them writes", async () => {
    const counts = await Promise.all(Array.from({ length: 5 }, () => start(on.database, [one, two])));
    expect(counts.filter(Boolean)).toEqual([{ added: 2, changed: 0, removed: 0 }]);
    const again = await Promise.all(Array.from({ length: 5 }, () => start(on.database, [two])));
    expect(again.filter(Boolean)).toEqual([{ added: 0, changed: 0, removed: 1 }]);
    expect(await storedPartners(on.database)).toEqual([two]);
  });

  test.each<[string, (database: Database, id: string) => Promise<unknown>, string]>([
    ["added", (database) => addPartner(database, samplePartner({ name: "New" })), "New added"],
    ["changed", (database, id) => updatePartner(database, id, { website: "https://own.example" }), "One changed"],
    ["renamed", (database, id) => updatePartner(database, id, { name: "Uno" }), "Uno changed"],
    ["removed", (database, id) => removePartner(database, id), "One removed"],
  ])(
    "a partner that the command line has %s since stops the start, which says what to do",
    async (_what, edit, said) => {
      await start(on.database, [one, two]);
      await edit(on.database, contentPartnerId(one));
      const before = await exportPartners(on.database);
      for (const content of [[one, two], [firm]]) {
        await expect(start(on.database, content)).rejects.toMatchObject({
          ...unadopted,
          message: expect.stringMatching(
            new RegExp(`\\(${said}\\): "npm run partners -- adopt" .*"partnersFrom: database" in content/site\\.yaml`),
          ),
        });
      }
      expect(await exportPartners(on.database)).toEqual(before);
      expect(await start(on.database, [two], "database"), "partnersFrom: database lets it stay").toBeUndefined();
      expect(await exportPartners(on.database)).toEqual(before);
    },
  );

  test("what the content says by now too stops nothing", async () => {
    await start(on.database, [one]);
    await addPartner(on.database, two);
    expect(await start(on.database, [two, one])).toEqual({ added: 0, changed: 0, removed: 0 });
    expect(await storedPartners(on.database)).toEqual([two, one]);
  });

  test("a logo in the database goes with the last partner that shows it", async () => {
    const file = { name: `${"0".repeat(32)}.svg`, bytes: Buffer.from("<svg/>") };
    await addPartner(on.database, { ...one, logo: storedLogoPath(file.name) }, [file]);
    await on.database.insertInto("seedings").values({ id: 1, seeded_at: "", content: null, adopted: null }).execute();
    await expect(start(on.database, [one])).rejects.toMatchObject(unadopted);
    await on.database.updateTable("partners").set({ logo: one.logo }).execute();
    await start(on.database, [one]);
    expect(await on.database.selectFrom("logos").selectAll().execute()).toEqual([]);
  });

  describe("in a database that the version before has filled", () => {
    test("are as they were, with the ids of today, where nobody has changed them", async () => {
      await seedAsBefore(on.database, [one, two]);
      await start(on.database, [one, two]);
      expect((await idsIn(on.database)).get("One")).toBe(contentPartnerId(one));
      expect(await start(on.database, [two])).toEqual({ added: 0, changed: 0, removed: 1 });
    });

    test("stop the start where somebody has changed them, whatever that was", async () => {
      await seedAsBefore(on.database, [one, two]);
      await updatePartner(on.database, (await idsIn(on.database)).get("One") ?? "", { website: "https://own.example" });
      await expect(start(on.database, [one, two])).rejects.toMatchObject(unadopted);
      for (const id of (await idsIn(on.database)).values()) await removePartner(on.database, id);
      await expect(start(on.database, [one, two])).rejects.toThrow("(One removed, Two removed)");
      expect(await storedPartners(on.database)).toEqual([]);
    });

    test("stop it too where nobody ever filled it and somebody has added one", async () => {
      await addPartner(on.database, two);
      await expect(start(on.database, [one])).rejects.toMatchObject(unadopted);
    });
  });
});

describeOnBothDatabases("partners from the database", (on) => {
  test("a new one starts with the content's, and an organiser who removes all gets none back", async () => {
    expect(await start(on.database, [one], "database")).toEqual({ added: 1, changed: 0, removed: 0 });
    await removePartner(on.database, contentPartnerId(one));
    expect(await start(on.database, [one], "database")).toBeUndefined();
    expect(await storedPartners(on.database)).toEqual([]);
  });

  test("one that has partners already is left as it is, for ever", async () => {
    const { _id } = await addPartner(on.database, samplePartner({ name: "Own" }));
    expect(await start(on.database, [one], "database")).toBeUndefined();
    await removePartner(on.database, _id);
    expect(await start(on.database, [one], "database")).toBeUndefined();
    expect(await storedPartners(on.database)).toEqual([]);
  });

  test("one that nobody has changed becomes the content's again without a question", async () => {
    await start(on.database, [one], "database");
    expect(await start(on.database, [two])).toEqual({ added: 1, changed: 0, removed: 1 });
  });
});
