import { expect, test } from "vitest";
import { describeOnBothDatabases } from "../../tests/support/postgres-and-sqlite.ts";
import { addPartner, removePartner } from "../partners/change-partners.ts";
import { listPartners } from "../partners/read-partners.ts";
import { samplePartner } from "../partners/sample-partner.fixture.ts";
import { storedPartners } from "../partners/stored-partners.fixture.ts";
import { seedPartners } from "./seed-partners.ts";

const first = [samplePartner({ name: "One" }), samplePartner({ name: "Two", category: "supporters" })];
const now = new Date("2025-09-01T00:00:00Z");

describeOnBothDatabases("the first partners", (on) => {
  test("a new database is filled with the content's partners", async () => {
    expect(await seedPartners(on.database, first, now)).toBe(2);
    expect(await storedPartners(on.database)).toEqual([first[1], first[0]]);
  });

  test("an organiser who removes every partner does not get them back", async () => {
    await seedPartners(on.database, first, now);
    const {
      partners: { hosts, supporters },
    } = await listPartners(on.database);
    for (const { _id } of [...hosts, ...supporters]) await removePartner(on.database, _id);
    expect(await seedPartners(on.database, first, now)).toBe(0);
    expect(await storedPartners(on.database)).toEqual([]);
  });

  test("a database that has partners already is left as it is, for ever", async () => {
    const { _id } = await addPartner(on.database, samplePartner({ name: "Own" }));
    expect(await seedPartners(on.database, first, now)).toBe(0);
    await removePartner(on.database, _id);
    expect(await seedPartners(on.database, first, now)).toBe(0);
  });

  test("first partners with one name twice are refused whole, and the mend goes through", async () => {
    const twins = [...first, samplePartner({ name: "TWO", category: "supporters" })];
    await expect(seedPartners(on.database, twins, now)).rejects.toMatchObject({
      code: "partner-exists",
      message: expect.stringContaining("remove one of the two from content/partners.yaml"),
    });
    expect(await storedPartners(on.database)).toEqual([]);
    expect(await seedPartners(on.database, first, now)).toBe(2);
  });

  test("two servers that start at the same moment fill it once", async () => {
    const counts = await Promise.all([1, 2, 3].map(() => seedPartners(on.database, first, now)));
    expect(counts.toSorted()).toEqual([0, 0, 2]);
    expect(await storedPartners(on.database)).toHaveLength(2);
  });
});
