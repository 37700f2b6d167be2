import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { goodEvent, withContent } from "../../content-check/content.fixture.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { testContent } from "../../tests/support/test-content.ts";
import { exportSheet } from "./export-sheet.ts";
import { messageOfImport } from "./sheet.fixture.ts";
import type { SheetKind } from "./sheet-rows.ts";

/** Exports the content and imports the result. @returns the list and the message of the import */
async function roundTrip(kind: SheetKind, content: string) {
  const list = path.join(await temporaryFolder(), "list.csv");
  const csv = await exportSheet(kind, content);
  await writeFile(list, csv);
  return { csv, told: await messageOfImport(kind, list, content, { update: true, dryRun: true }) };
}

test.each(["events", "partners"] as const)(
  "all %s of a site are exported, and imported without a change",
  async (kind) => {
    expect((await roundTrip(kind, testContent)).told).toBe("Nothing to change: content has all of this already.");
  },
);

test("an exported sheet has no formulas, and has a byte order mark, without which Excel garbles Hindi", async () => {
  const changes = {
    "events/2025/trichy-2025.yaml": goodEvent.replace(
      "title: Bitcoin Yatra Trichy",
      "languages: [Tamil, English]\ntitle: =1+1",
    ),
    "speakers/namuna-devi.yaml": "name: Devi, Namuna\ntitle: Educator\nbio: Teaches.\n",
    "speakers/maadhiri-selvan.yaml": "name: Same Name\ntitle: Writer\nbio: Writes.\n",
    "speakers/other.yaml": "name: Same name\ntitle: Writer\nbio: Writes.\n",
  };
  await withContent(changes, async (content) => {
    const { csv, told } = await roundTrip("events", content);
    expect(csv.startsWith("\uFEFF")).toBe(true);
    expect(csv).toContain('"\'=1+1"');
    expect(csv).toContain('"Tamil; English"');
    // Ids replace a name with a comma and a name that two speakers have.
    expect(csv).toContain('"namuna-devi; maadhiri-selvan"');
    expect(told).toBe("Nothing to change: content has all of this already.");
  });
});
