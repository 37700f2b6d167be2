import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createPostgresDatabase } from "../../tests/support/postgres-and-sqlite.ts";
import { checkIntegrity } from "../database/check-integrity.ts";
import type { DatabaseAddress } from "../database/database-address.ts";
import { openDatabase } from "../database/open-database.ts";
import { addPartner } from "./change-partners.ts";
import { samplePartner } from "./sample-partner.fixture.ts";
import { storedPartners } from "./stored-partners.fixture.ts";

/** When the program is killed, in milliseconds after the first partner that it has acknowledged. */
const moments = [0, 3, 10, 31, 90];

test.each(["sqlite", "postgres"] as const)(
  "on %s every partner that was acknowledged is there after its program was killed, and one more at the most",
  async (kind) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "killed-add-"));
    const file = path.join(folder, "partners.sqlite");
    const address: DatabaseAddress = kind === "sqlite" ? { kind, file } : { kind, url: await createPostgresDatabase() };
    await using database = await openDatabase(address, () => {});
    const acknowledged: string[][] = [];
    for (const [turn, afterMs] of moments.entries()) {
      const program = addForEver(address, `Turn ${turn}`);
      const killed = spawn(process.execPath, ["--input-type=module-typescript", "--eval", program]);
      let told = "";
      killed.stdout.on("data", (chunk) => {
        told += chunk;
      });
      await once(killed.stdout, "data");
      await sleep(afterMs);
      killed.kill("SIGKILL");
      const [, signal] = await once(killed, "close");
      expect(signal).toBe("SIGKILL");
      acknowledged.push(told.trim().split("\n"));
    }
    const stored = (await storedPartners(database)).map(({ name }) => name);
    for (const [turn, names] of acknowledged.entries()) {
      const added = stored.filter((name) => name.startsWith(`Turn ${turn} `));
      expect(added.slice(0, names.length)).toEqual(names);
      // What was being written when the kill came may be there too: nobody has been told that it is not.
      expect(added.length - names.length).toBeLessThanOrEqual(1);
    }
    const sound = { damages: [], warnings: [] };
    expect(await checkIntegrity(database, { kind, logoMistake: () => undefined })).toEqual(sound);
    await rm(folder, { recursive: true });
  },
);

/** A program that adds one partner after the other, and says each one's name once it has been told that it is there. */
function addForEver(address: DatabaseAddress, name: string): string {
  const moduleAt = (relative: string) => JSON.stringify(import.meta.resolve(relative));
  return `
    import { writeSync } from "node:fs";
    import { openDatabase } from ${moduleAt("../database/open-database.ts")};
    import { addPartner } from ${moduleAt("./change-partners.ts")};
    const partner = ${JSON.stringify(samplePartner())};
    const database = await openDatabase(${JSON.stringify(address)}, () => {});
    for (let number = 0; ; number += 1) {
      const added = await addPartner(database, { ...partner, name: ${JSON.stringify(name)} + " " + number });
      writeSync(1, added.name + "\\n");
    }
  `;
}

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

    expect(await storedPartners(database)).toEqual([samplePartner()]);
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
