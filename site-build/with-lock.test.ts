import { spawnSync } from "node:child_process";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withLock } from "./with-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "with-lock-"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test("a build beside another says so in one sentence, and begins when that has ended", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const lock = path.join(folder, "build.lock");
  await writeFile(lock, String(process.ppid));
  const began: string[] = [];
  const built = withLock(lock, "build", async () => began.push("second"));
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  began.push("first");
  await rm(lock);
  await built;
  expect(began).toEqual(["first", "second"]);
  const sentence = `Another build is at work here (process ${process.ppid}): this one begins when that has ended.`;
  expect(said.mock.calls).toEqual([[sentence]]);
});

test("a build that was killed holds nobody up, and one that fails leaves no lock", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const lock = path.join(folder, "build.lock");
  const gone = spawnSync(process.execPath, ["--version"]).pid;
  await writeFile(lock, String(gone));
  await expect(withLock(lock, "build", () => Promise.reject(new Error("no paper")))).rejects.toThrow("no paper");
  expect(await withLock(lock, "build", async () => "built")).toBe("built");
});

test.each([
  ["names nobody, as a full disk leaves it,", "", 60],
  ["is older than the machine's last start", String(process.ppid), os.uptime() + 60],
])("a lock that %s holds nobody up", async (_what, text, ageSeconds) => {
  vi.spyOn(console, "error").mockReturnValue();
  const lock = path.join(folder, "build.lock");
  await writeFile(lock, text);
  const made = Date.now() / 1000 - ageSeconds;
  await utimes(lock, made, made);
  expect(await withLock(lock, "build", async () => "built")).toBe("built");
});
