import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { checkIntegrity } from "../integrity/check-integrity.ts";
import { addPartner } from "./add-partner.ts";
import { exportPartners } from "./export-partners.ts";
import { samplePartner } from "./sample-partner.fixture.ts";

test.each(["SIGKILL", "SIGTERM"] as const)(
  "an import that is ended by %s in its midst leaves nothing half-written, and the database usable",
  async (ending) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "killed-import-"));
    const address = { kind: "sqlite" as const, file: path.join(folder, "partners.sqlite") };
    const database = await openDatabase(address, () => {});
    await addPartner(database, samplePartner());

    const killed = spawn(process.execPath, [
      "--input-type=module-typescript",
      "--eval",
      importAndKill(address, ending),
    ]);
    let told = "";
    killed.stdout.on("data", (chunk) => {
      told += chunk;
    });
    const [, signal] = await once(killed, "close");
    expect(signal).toBe(ending);
    expect(told).toBe("1500 written");

    expect(await exportPartners(database)).toEqual([samplePartner()]);
    expect(await checkIntegrity(database, { kind: "sqlite", logoMistake: () => undefined })).toEqual({
      damages: [],
      warnings: [],
    });
    await addPartner(database, samplePartner({ name: "Afterwards" }));
    await database.destroy();
    await rm(folder, { recursive: true });
  },
);

/** A program that imports 10,000 rows and ends itself, as a signal from outside would, after the third statement. */
function importAndKill(address: object, ending: string): string {
  const moduleAt = (relative: string) => JSON.stringify(import.meta.resolve(relative));
  return `
    import { writeSync } from "node:fs";
    import { openDatabase } from ${moduleAt("../database/open-database.ts")};
    import { importPartners } from ${moduleAt("./import-partners.ts")};
    const partner = ${JSON.stringify(samplePartner())};
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      place: "row " + index,
      value: { ...partner, name: "P" + index },
    }));
    const database = await openDatabase(${JSON.stringify(address)}, () => {});
    await importPartners(database, rows, { onProgress: (written) => {
      if (written < 1500) return;
      writeSync(1, written + " written");
      process.kill(process.pid, "${ending}");
      // A signal arrives when it likes, but never later than this.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000);
    } });`;
}
