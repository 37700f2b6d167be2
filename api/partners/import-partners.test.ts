import { expect, test } from "vitest";
import { describeOnBothDatabases } from "../../tests/support/postgres-and-sqlite.ts";
import { addPartner } from "./change-partners.ts";
import type { PartnerRow } from "./check-partner-rows.ts";
import { ImportRefusedError, importPartners } from "./import-partners.ts";
import { exportPartners, listPartners } from "./read-partners.ts";
import { samplePartner } from "./sample-partner.fixture.ts";
import { storedPartners } from "./stored-partners.fixture.ts";

const rows = (values: unknown[]): PartnerRow[] => values.map((value, index) => ({ place: `row ${index + 1}`, value }));

const manyRows = (count: number) =>
  rows(Array.from({ length: count }, (_, index) => samplePartner({ name: `P${index}` })));

describeOnBothDatabases("an import", (on) => {
  test("adds every row in its order, after those already there, and tells how far it is", async () => {
    await addPartner(on.database, samplePartner({ name: "Before" }));
    const progress: number[] = [];
    const { added } = await importPartners(on.database, manyRows(1200), {
      onProgress: (written) => progress.push(written),
    });
    expect(added).toHaveLength(1200);
    expect(progress).toEqual([500, 1000, 1200]);
    const {
      partners: { hosts },
    } = await listPartners(on.database);
    expect(hosts.map(({ name }) => name)).toEqual([
      "Before",
      ...Array.from({ length: 1200 }, (_, index) => `P${index}`),
    ]);
  });

  test("of 10,000 rows with a bad one is refused whole, and the row is named", async () => {
    const many = manyRows(10_000);
    many[6999] = { place: "row 7000", value: samplePartner({ website: "www.namuna.example" }) };
    const refusal = await importPartners(on.database, many).catch((error) => error);
    expect(refusal).toBeInstanceOf(ImportRefusedError);
    expect(refusal).toMatchObject({
      code: "input-invalid",
      message: "1 of 10000 rows cannot be imported, so none was",
      badRows: [
        {
          place: "row 7000",
          problems: [
            'website must be a web address that begins with https:// or http://, such as https://example.org, not "www.namuna.example"',
          ],
        },
      ],
    });
    expect(await storedPartners(on.database)).toEqual([]);
  });

  test("refuses a partner that is already in the database", async () => {
    await addPartner(on.database, samplePartner());
    const twin = samplePartner({ name: "NAMUNA town hall" });
    await expect(importPartners(on.database, rows([samplePartner({ name: "New" }), twin]))).rejects.toMatchObject({
      badRows: [
        {
          place: "row 2",
          problems: ['name "NAMUNA town hall" in hosts is already in the database: remove one, or rename it'],
        },
      ],
    });
    expect(await storedPartners(on.database)).toEqual([samplePartner()]);
  });

  test("of an export into an empty database gives the same partners in the same order", async () => {
    await importPartners(
      on.database,
      rows([
        samplePartner({ name: "Zeta" }),
        samplePartner({ name: "Alpha", category: "community-partners" }),
        samplePartner({ name: "Mu", category: "supporters" }),
        samplePartner({ name: "Beta" }),
      ]),
    );
    const exported = await storedPartners(on.database);
    expect(exported.map(({ name }) => name)).toEqual(["Mu", "Zeta", "Beta", "Alpha"]);
    await on.database.deleteFrom("partners").execute();
    await importPartners(on.database, rows(exported));
    expect(await storedPartners(on.database)).toEqual(exported);
  });

  test("of no rows adds nothing", async () => {
    expect(await importPartners(on.database, [])).toMatchObject({ added: [], changed: [] });
  });

  test("that updates brings an edited export back: names swapped, one moved, one new, the rest as it was", async () => {
    await importPartners(on.database, rows(["A", "B", "C", "D"].map((name) => samplePartner({ name }))));
    const [a, b, c, d] = await exportPartners(on.database);
    const edited = [
      { ...a, name: "B" },
      { ...b, name: "A" },
      { ...c, category: "supporters" },
      samplePartner({ name: "E" }),
    ];
    const { added, changed, unchanged } = await importPartners(on.database, rows([...edited, d]), { update: true });
    expect([added.length, changed.length, unchanged]).toEqual([1, 3, 1]);
    const after = await exportPartners(on.database);
    expect(after.map(({ id, name, category }) => [id, name, category])).toEqual([
      [c?.id, "C", "supporters"],
      [a?.id, "B", "hosts"],
      [b?.id, "A", "hosts"],
      [d?.id, "D", "hosts"],
      [expect.any(String), "E", "hosts"],
    ]);
    await expect(addPartner(on.database, samplePartner({ name: "a" }))).rejects.toMatchObject({
      code: "partner-exists",
    });
  });
});
