import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createPostgresDatabase } from "../../tests/support/postgres-and-sqlite.ts";
import { decodeBackup, encodeBackup } from "../backup/backup-format.ts";
import { readBackupRows } from "../backup/backup-rows.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { alignPartners } from "../content/align-partners.ts";
import { partnersDigest } from "../content/content-partner.ts";
import { checkIntegrity } from "../database/check-integrity.ts";
import { connectDatabase } from "../database/connect-database.ts";
import type { DatabaseAddress } from "../database/database-address.ts";
import { migrateDatabase, migrateDatabaseTo } from "../database/migrate-database.ts";
import type { Database } from "../database/tables.ts";
import { samplePartner } from "../partners/sample-partner.fixture.ts";
import { createTestApp } from "../test-app.fixture.ts";
import { drawLogo } from "./draw-logo.ts";
import { logoFileName } from "./logo-names.ts";

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

/** A drawing as earlier versions kept it. */
function keptDrawing(inside: string) {
  const bytes = Buffer.from(svg(inside));
  const name = `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.svg`;
  return { name, content: bytes.toString("base64") };
}

const path = '<path d="M0 0h9v9H0z"/>';
const drawing = keptDrawing(path);
const alike = keptDrawing(`${path}<!-- saved again -->`);
const letters = keptDrawing("<text>Yatra</text>");
const bytes = await drawLogo(Buffer.from(svg(path)));
const drawn = { name: logoFileName(bytes), content: bytes.toString("base64") };

/** What an earlier version has written: four partners, three of them with a logo that was given as a file. */
async function fill(database: Database): Promise<void> {
  await database.insertInto("logos").values([drawing, alike, letters]).execute();
  const logos = [drawing, alike, letters].map(({ name }) => ({ logo: `logos/${name}`, logo_file: name }));
  const named = [...logos, { logo: "/images/partners/a.svg", logo_file: null }].map((logo, index) => {
    const [id, name, name_key] = [`p${index}`, `Partner ${index}`, `partner ${index}`];
    return { ...samplePartner(), id, name, name_key, position: index, ...logo };
  });
  await database.insertInto("partners").values(named).execute();
  const adopted = partnersDigest(named);
  await database.insertInto("seedings").values({ id: 1, seeded_at: "2026", content: "[]", adopted }).execute();
}

async function expectDrawn(database: Database): Promise<void> {
  const { rows } = await readBackupRows(database);
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  expect(rows.logos).toEqual([drawn, letters].sort(byName));
  const kept = rows.partners.map(({ logo, logo_file }) => [logo, logo_file]);
  const [both, undrawn] = [
    [`logos/${drawn.name}`, drawn.name],
    [`logos/${letters.name}`, letters.name],
  ];
  expect(kept).toEqual([both, both, undrawn, ["/images/partners/a.svg", null]]);
  expect(rows.seedings[0]?.adopted, "the content has what it had").toBe(partnersDigest(rows.partners));
}

const kinds: [string, () => Promise<DatabaseAddress>][] = [
  ["SQLite", async () => ({ kind: "sqlite", file: ":memory:" })],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await createPostgresDatabase() })],
];

describe.each(kinds)("drawings that an earlier version has kept, on %s", (_kind, newAddress) => {
  test("PA-9 are drawn once by the first start, and what cannot be drawn stays and is shown to nobody", async () => {
    const address = await newAddress();
    await using database = connectDatabase(address, () => {});
    await migrateDatabaseTo(database, "2026-11-23-content-partners");
    await fill(database);
    await migrateDatabase(database);
    await expectDrawn(database);
    const { request, lines } = createTestApp(database, { basePath: "/api" });
    const answered = await (await request("/api/partners/category/hosts")).json();
    const shown = `/api/logos/${drawn.name}`;
    expect(answered.map(({ logo }: { logo: string }) => logo)).toEqual([
      shown,
      shown,
      "",
      "/images/partners/a.svg.webp",
    ]);
    expect(Buffer.from(await (await request(shown)).arrayBuffer())).toEqual(bytes);
    expect((await request(`/api/logos/${letters.name}`)).status).toBe(404);
    const said =
      '"Partner 2" (id p2): its logo is a drawing that cannot be drawn, and is not shown: give it again as a file (file:…), and the command says why';
    expect(lines.flatMap(({ logos }) => logos ?? [])).toEqual([said]);
    const checked = await checkIntegrity(database, { kind: address.kind, logoMistake: () => undefined });
    expect(checked).toEqual({ damages: [], warnings: [said] });
  });

  test("are drawn by a restore of its backup", async () => {
    const [from, to] = [await newAddress(), await newAddress()];
    await using before = connectDatabase(from, () => {});
    await migrateDatabaseTo(before, "2026-11-23-content-partners");
    await fill(before);
    const backup = decodeBackup(encodeBackup({ made: new Date(), ...(await readBackupRows(before)) }));
    await using database = connectDatabase(to, () => {});
    await migrateDatabase(database);
    await restoreBackup(database, backup, { replace: false, now: new Date() });
    await expectDrawn(database);
  });

  test("A-4 are no change that the content would have to adopt once more", async () => {
    await using database = connectDatabase(await newAddress(), () => {});
    await migrateDatabaseTo(database, "2026-11-23-content-partners");
    await fill(database);
    await migrateDatabase(database);
    const adopted = { partnersFrom: "content", contentPartners: [samplePartner()] } as const;
    expect(await alignPartners(database, adopted, new Date())).toMatchObject({ added: 1 });
  });
});
