import { expect, test } from "vitest";
import { describeOnBothDatabases } from "../../tests/support/postgres-and-sqlite.ts";
import { addPartner, removePartner, updatePartner } from "./change-partners.ts";
import { listPartners } from "./read-partners.ts";
import { samplePartner } from "./sample-partner.fixture.ts";

describeOnBothDatabases("one partner", (on) => {
  const names = async (category: "hosts" | "supporters") =>
    (await listPartners(on.database)).partners[category].map(({ name }) => name);

  test("is added at the end of its category, with an id of its own", async () => {
    const one = await addPartner(on.database, samplePartner({ name: "Zebra" }));
    const two = await addPartner(on.database, samplePartner({ name: "Ābha" }));
    expect(two).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...withoutCategory(samplePartner({ name: "Ābha" })),
    });
    expect(one._id).not.toBe(two._id);
    expect(await names("hosts")).toEqual(["Zebra", "Ābha"]);
  });

  test.each(["Namuna Town Hall", "namuna  TOWN hall", "Ｎamuna Town Hall", " Namuna Town Hall"])(
    "is refused as %j when its category already has Namuna Town Hall",
    async (name) => {
      await addPartner(on.database, samplePartner());
      await expect(addPartner(on.database, samplePartner({ name }))).rejects.toMatchObject({
        code: "partner-exists",
        message: `hosts already has a partner named "${name}": update or remove that one, or choose another name`,
      });
      expect(await names("hosts")).toEqual(["Namuna Town Hall"]);
    },
  );

  test("is told from another whose name differs beyond ASCII case", async () => {
    await addPartner(on.database, samplePartner({ name: "ÉCOLE" }));
    await expect(addPartner(on.database, samplePartner({ name: "école" }))).rejects.toThrow("already has a partner");
    await addPartner(on.database, samplePartner({ name: "ecole" }));
    expect(await names("hosts")).toEqual(["ÉCOLE", "ecole"]);
  });

  test("may have its name in another category too", async () => {
    await addPartner(on.database, samplePartner());
    await addPartner(on.database, samplePartner({ category: "supporters" }));
    expect(await names("supporters")).toEqual(["Namuna Town Hall"]);
  });

  test("keeps its place and what is not changed", async () => {
    const first = await addPartner(on.database, samplePartner({ name: "First" }));
    await addPartner(on.database, samplePartner({ name: "Second" }));
    const website = "https://first.example";
    expect(await updatePartner(on.database, first._id, { website })).toEqual({ ...first, website });
    expect(await names("hosts")).toEqual(["First", "Second"]);
    expect((await listPartners(on.database)).partners.hosts[0]).toEqual({ ...first, website });
  });

  test("stays as it is when nothing is to change", async () => {
    const partner = await addPartner(on.database, samplePartner());
    expect(await updatePartner(on.database, partner._id, {})).toEqual(partner);
    expect((await listPartners(on.database)).partners.hosts).toEqual([partner]);
  });

  test("goes to the end of the category it moves to", async () => {
    const moving = await addPartner(on.database, samplePartner({ name: "Moving" }));
    await addPartner(on.database, samplePartner({ name: "There", category: "supporters" }));
    await updatePartner(on.database, moving._id, { category: "supporters" });
    expect(await names("hosts")).toEqual([]);
    expect(await names("supporters")).toEqual(["There", "Moving"]);
  });

  test("cannot take the name of another, but may change its own name's case", async () => {
    const first = await addPartner(on.database, samplePartner({ name: "First" }));
    await addPartner(on.database, samplePartner({ name: "Second" }));
    await expect(updatePartner(on.database, first._id, { name: "SECOND" })).rejects.toMatchObject({
      code: "partner-exists",
      message: expect.stringContaining('hosts already has a partner named "SECOND"'),
    });
    await updatePartner(on.database, first._id, { name: "FIRST" });
    expect(await names("hosts")).toEqual(["FIRST", "Second"]);
  });

  test("is removed, and its name is free again", async () => {
    const partner = await addPartner(on.database, samplePartner());
    expect(await removePartner(on.database, partner._id)).toBe("Namuna Town Hall");
    await addPartner(on.database, samplePartner());
    expect(await names("hosts")).toEqual(["Namuna Town Hall"]);
  });

  test("that nobody knows can be neither changed nor removed", async () => {
    const refusal = {
      code: "partner-unknown",
      message: 'There is no partner with the id "x": list them to see the ids',
    };
    await expect(updatePartner(on.database, "x", { name: "X" })).rejects.toMatchObject(refusal);
    await expect(removePartner(on.database, "x")).rejects.toMatchObject(refusal);
  });
});

function withoutCategory({ category: _category, ...rest }: ReturnType<typeof samplePartner>) {
  return rest;
}
