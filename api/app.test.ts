import { expect, test } from "vitest";
import { partnerListSchema, partnersByCategorySchema } from "../catalogue/partner-schemas.ts";
import { describeOnBothDatabases } from "../tests/support/postgres-and-sqlite.ts";
import { addPartner } from "./partners/change-partners.ts";
import { samplePartner } from "./partners/sample-partner.fixture.ts";
import { createTestApp } from "./test-app.fixture.ts";

describeOnBothDatabases("the partners API", (on) => {
  test("A-1 every category key is always there, also where there is no partner", async () => {
    const response = await createTestApp(on.database).request("/partners");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    const body = '{"supporters":[],"hosts":[],"media-partners":[],"community-partners":[]}';
    expect(await response.text()).toBe(body);
  });

  test("A-1 N-4 each list holds its partners in stored order, with _id, name, logo and website alone", async () => {
    const later = samplePartner({ name: "Aam Sabha" });
    const first = await addPartner(on.database, samplePartner());
    const second = await addPartner(on.database, later);
    const supporter = await addPartner(on.database, samplePartner({ category: "supporters" }));
    const response = await createTestApp(on.database).request("/partners");
    const partners = await response.json();
    expect(partners).toEqual({
      supporters: [supporter],
      hosts: [first, second],
      "media-partners": [],
      "community-partners": [],
    });
    expect(Object.keys(partners.hosts[1])).toEqual(["_id", "name", "logo", "website"]);
    expect(partnersByCategorySchema.parse(partners)).toEqual(partners);
  });

  test("A-2 a category answers with its list alone", async () => {
    const partner = await addPartner(on.database, samplePartner({ category: "media-partners" }));
    await addPartner(on.database, samplePartner({ category: "hosts" }));
    const response = await createTestApp(on.database).request("/partners/category/media-partners");
    const list = await response.json();
    expect(list).toEqual([partner]);
    expect(partnerListSchema.parse(list)).toEqual(list);
  });

  test.each(["sponsors", "Hosts", "constructor", "__proto__", "hosts%2f..", "%E0%A4%A", "%00"])(
    "A-2 the unknown category %s is 404 with a problem",
    async (category) => {
      const response = await createTestApp(on.database).request(`/partners/category/${category}`);
      expect(response.status).toBe(404);
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({
        type: "about:blank",
        title: "Not Found",
        status: 404,
        code: "category-unknown",
        detail: expect.stringContaining("use one of supporters, hosts, media-partners, community-partners"),
      });
    },
  );

  test("a change made by another process shows as soon as the answers are old", async () => {
    const { request, waitForChange } = createTestApp(on.database);
    const before = await request("/partners/category/hosts");
    const partner = await addPartner(on.database, samplePartner());
    waitForChange();
    const after = await request("/partners/category/hosts");
    expect(await before.json()).toEqual([]);
    expect(await after.json()).toEqual([partner]);
    expect(after.headers.get("ETag")).not.toBe(before.headers.get("ETag"));
  });

  test("readiness says that the database answers", async () => {
    const response = await createTestApp(on.database).request("/readyz");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ready" });
  });
});
