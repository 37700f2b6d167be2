import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPostgresDatabase, describeOnBothDatabases } from "../../tests/support/postgres-and-sqlite.ts";
import { readBackupRows } from "../backup/backup-rows.ts";
import { formatPartners, writeLogoFiles } from "../command-line/export-file.ts";
import { importFile, readImport } from "../command-line/import-file.ts";
import { checkIntegrity } from "../database/check-integrity.ts";
import { openDatabase } from "../database/open-database.ts";
import { addPartner, removePartner, updatePartner } from "../partners/change-partners.ts";
import { samplePartner } from "../partners/sample-partner.fixture.ts";
import { storedPartners } from "../partners/stored-partners.fixture.ts";
import { untilStatementWaits } from "../partners/waiting-statement.fixture.ts";
import { createTestApp } from "../test-app.fixture.ts";
import { drawLogo } from "./draw-logo.ts";
import { type LogoFile, logoFileName, storedLogoPath } from "./logo-names.ts";
import { insertLogos } from "./stored-logos.ts";

const logoOf = (text: string): LogoFile => ({ name: logoFileName(Buffer.from(text)), bytes: Buffer.from(text) });

const [logo, other] = [logoOf("one"), logoOf("other")];
const withLogo = samplePartner({ logo: storedLogoPath(logo.name) });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "kept-logos-"));
});
afterAll(() => rm(folder, { recursive: true }));

const own = { project: ".", terminal: new PassThrough() };

describeOnBothDatabases("a logo that came as a file", (on) => {
  const kept = async () => {
    const rows = await on.database.selectFrom("logos").select("name").orderBy("name").execute();
    return rows.map(({ name }) => name);
  };

  test("PA-9 is answered by the API for ever, as what it is, and can do nothing when it is opened by itself", async () => {
    await addPartner(on.database, withLogo, [logo]);
    const { request } = createTestApp(on.database, { basePath: "/api" });
    const [partner] = await (await request("/api/partners/category/hosts")).json();
    expect(partner.logo).toBe(`/api/logos/${logo.name}`);
    const answer = await request(partner.logo);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(logo.bytes);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    });
    const again = { headers: { "If-None-Match": answer.headers.get("ETag") ?? "" } };
    expect((await request(partner.logo, again)).status).toBe(304);
  });

  test("PA-9 is at the API's own address where that is elsewhere", async () => {
    await addPartner(on.database, withLogo, [logo]);
    const logoSources = { apiAddress: "https://api.example/v1", partnerLogoHosts: [] };
    const answer = await createTestApp(on.database, { logoSources }).request("/partners/category/hosts");
    expect(await answer.json()).toMatchObject([{ logo: `https://api.example/v1/logos/${logo.name}` }]);
  });

  test("goes when the last partner who shows it goes, or gets another", async () => {
    const one = await addPartner(on.database, withLogo, [logo]);
    const two = await addPartner(on.database, { ...withLogo, name: "Two" }, [logo]);
    await removePartner(on.database, one._id);
    expect(await kept()).toEqual([logo.name]);
    await updatePartner(on.database, two._id, { logo: storedLogoPath(other.name) }, [other]);
    expect(await kept()).toEqual([other.name]);
    await updatePartner(on.database, two._id, { logo: "/images/a.svg" });
    expect(await kept()).toEqual([]);
    expect(await checkIntegrity(on.database, { kind: "postgres", logoMistake: () => undefined })).toEqual({
      damages: [],
      warnings: [],
    });
  });

  test("is not kept where its partner is refused", async () => {
    await addPartner(on.database, samplePartner());
    await expect(addPartner(on.database, withLogo, [logo])).rejects.toThrow("already has a partner");
    expect(await kept()).toEqual([]);
    await expect(addPartner(on.database, { ...withLogo, name: "Two" })).rejects.toThrow(/foreign key/i);
  });

  test("is imported, exported beside the list, and imported from there again as it was", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    await writeFile(path.join(folder, "own.svg"), svg);
    const file = path.join(folder, "in.json");
    await writeFile(file, formatPartners([samplePartner({ logo: "file:own.svg" })], "json"));
    const read = await readImport(file, own.project);
    expect(read.warnings).toEqual([]);
    await importFile(on.database, read, own);
    const exported = await storedPartners(on.database);
    const before = await readBackupRows(on.database);
    const drawn = await drawLogo(Buffer.from(svg));
    const name = logoFileName(drawn);
    expect(exported).toEqual([samplePartner({ logo: `file:logos/${name}` })]);
    expect(await writeLogoFiles(on.database, folder)).toBe(1);
    expect(await readFile(path.join(folder, "logos", name))).toEqual(drawn);
    await on.database.deleteFrom("partners").execute();
    await on.database.deleteFrom("logos").execute();
    await writeFile(file, formatPartners(exported, "json"));
    await importFile(on.database, await readImport(file, own.project), own);
    expect((await readBackupRows(on.database)).rows.logos).toEqual(before.rows.logos);
    expect(await storedPartners(on.database)).toEqual(exported);
  });

  test.each(["../../escaped.svg", `${"0".repeat(32)}.svg`])(
    "is not exported under a name that is not its own: %s",
    async (name) => {
      const content = logo.bytes.toString("base64");
      await on.database.insertInto("logos").values({ name, content }).execute();
      const inner = path.join(folder, "inner");
      await expect(writeLogoFiles(on.database, inner)).rejects.toMatchObject({ code: "data-damaged" });
      expect(await readdir(folder)).not.toContain("escaped.svg");
      expect(await readdir(folder)).not.toContain("inner");
    },
  );

  test("that is none stops the whole import, with its row", async () => {
    const file = path.join(folder, "bad.csv");
    await writeFile(
      file,
      "name,category,logo,website\nA,hosts,file:none.svg,https://a.example\nB,hosts,file:bad.csv,https://b.example\n",
    );
    await expect(readImport(file, own.project)).rejects.toMatchObject({ code: "input-invalid" });
    const { message } = await readImport(file, own.project).catch((error) => error);
    expect(message.split("\n")).toEqual([
      `${file}: 2 of 2 rows cannot be imported, so none was:`,
      expect.stringMatching(/^ {2}row 1 \(line 2\): logo file:none\.svg is not there: nothing lies at \//),
      expect.stringMatching(/^ {2}row 2 \(line 3\): logo file:bad\.csv is no picture that can be shown/),
    ]);
  });

  test.each(["0".repeat(32).concat(".svg"), "nope.svg", "..%2fpartners", `${"0".repeat(32)}.html`])(
    "that nobody has is 404 with a problem: %s",
    async (name) => {
      const answer = await createTestApp(on.database).request(`/logos/${name}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(await answer.json()).toMatchObject({ code: "logo-unknown" });
    },
  );

  test("PA-9 from a website that is not allowed is answered as none, and logged once with the mend", async () => {
    const elsewhere = "https://elsewhere.example/a.svg";
    const { _id } = await addPartner(on.database, samplePartner({ logo: elsewhere }));
    await addPartner(on.database, samplePartner({ name: "Allowed", logo: "https://cdn.example/a.svg" }));
    const { request, waitForChange, lines } = createTestApp(on.database);
    expect(await (await request("/partners/category/hosts")).json()).toMatchObject([
      { name: "Namuna Town Hall", logo: "" },
      { logo: "https://cdn.example/a.svg" },
    ]);
    waitForChange();
    await request("/partners");
    const mend =
      "add elsewhere.example to partnerLogoHosts in content/site.yaml and build the site, or give the logo as a file (file:…)";
    expect(lines.filter(({ logos }) => logos)).toEqual([
      expect.objectContaining({
        level: 40,
        logos: [`"Namuna Town Hall" (id ${_id}): its logo ${elsewhere} is not shown: ${mend}`],
      }),
    ]);
  });
});

test("a logo that a partner comes to name while it is to go stays, and the removal is refused in words", async () => {
  await using database = await openDatabase({ kind: "postgres", url: await createPostgresDatabase() }, () => {});
  const { _id } = await addPartner(database, withLogo, [logo]);
  const adding = await database.startTransaction().execute();
  await insertLogos(adding, [logo]);
  const removing = removePartner(database, _id).catch((error) => error);
  await untilStatementWaits(database);
  const row = {
    ...(await adding.selectFrom("partners").selectAll().executeTakeFirstOrThrow()),
    id: "2",
    name_key: "two",
  };
  await adding.insertInto("partners").values(row).execute();
  await adding.commit().execute();
  expect(await removing).toMatchObject({
    code: "overtaken",
    message: "Another command changed a partner at the same moment, so nothing was changed: try again",
  });
  expect(await storedPartners(database)).toHaveLength(2);
});
