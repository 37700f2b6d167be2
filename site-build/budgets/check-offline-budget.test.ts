import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { offlineBudget } from "./budgets.ts";
import { checkOfflineBudget } from "./check-offline-budget.ts";

let siteFolder: string;
beforeEach(async () => {
  siteFolder = await mkdtemp(path.join(tmpdir(), "site-"));
  await writeFile(path.join(siteFolder, "service-worker.js"), Buffer.alloc(900));
  await writeFile(path.join(siteFolder, "service-worker.js.br"), Buffer.alloc(300));
});
afterEach(() => rm(siteFolder, { recursive: true }));

async function check(pageBytes: number) {
  await writeFile(path.join(siteFolder, "offline.html"), Buffer.alloc(pageBytes));
  return checkOfflineBudget(siteFolder, ["/offline"]);
}

test("O-6 the worker counts with what it fetches, each as it is sent", async () => {
  expect(await check(700)).toBe(1000);
});

test("O-6 a build stops where a first visit would pay more than the budget for offline reading", async () => {
  await expect(check(offlineBudget - 300)).resolves.toBe(offlineBudget);
  await expect(check(offlineBudget)).rejects.toThrow(
    /costs a first visit 31020 bytes, more than 30720:\n +300 \/service/,
  );
});
