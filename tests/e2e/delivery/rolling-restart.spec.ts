import { spawnSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { laterSite, testSite } from "../../../site-build/site-folders.ts";
import { startCluster } from "../../support/postgres-cluster.ts";
import { postgresPrograms } from "../../support/postgres-programs.ts";
import { test as base, expect } from "../support/site-test.ts";
import { type Replica, startBalancer, startNginx, startReplica } from "./start-replicas.ts";

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
const addresses = ["/", "/events", "/partners", "/landing"];

/** Two replicas of the same build on one PostgreSQL, and what stands before them. */
const test = base.extend<object, { replicas: [Replica, Replica] }>({
  replicas: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are asked for
    async ({}, use) => {
      const cluster = await startCluster(await postgresPrograms());
      const start = () => startReplica(laterSite.output, cluster.url);
      const replicas: [Replica, Replica] = [await start(), await start()];
      await use(replicas);
      for (const { stop } of replicas) await stop();
      await cluster.stop();
    },
    { scope: "worker" },
  ],
  siteServer: [
    async ({ replicas }, use) => {
      const ports = replicas.map(({ port }) => port);
      const balancer = await (hasNginx ? startNginx(ports) : startBalancer(ports));
      await use(balancer.origin);
      await balancer.stop();
    },
    { scope: "worker" },
  ],
});

// What one replica has the other may not: the browser says so, and the page asks again.
test.use({ allowedErrors: /Failed to load resource|dynamically imported module|^Refused to apply style/ });

/** Which of the pages failed: was not there at once, or did not come alive. */
async function loadPages(page: Page): Promise<string[]> {
  const failed: string[] = [];
  for (const address of addresses) {
    const answer = await page.goto(address, { waitUntil: "commit" });
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    const isWhole = answer?.status() === 200 && (await page.locator(".crash-board").count()) === 0;
    if (!isWhole) failed.push(`${address} ${answer?.status()}`);
  }
  return failed;
}

test(`R-2 R-9 two replicas on PostgreSQL behind ${hasNginx ? "nginx" : "a small balancer"} change to a new build and back one by one: every page comes alive @once`, async ({
  page,
  replicas: [first, second],
}) => {
  const loads: string[][] = [];
  for (const build of [testSite.output, laterSite.output]) {
    const restarted = first.restart(build);
    loads.push(await loadPages(page));
    await restarted;
    // Now the code of each page is asked of both builds, in turns.
    loads.push(await loadPages(page), await loadPages(page));
    const restartedToo = second.restart(build);
    loads.push(await loadPages(page));
    await restartedToo;
  }
  console.log(`pages loaded ${loads.length * addresses.length}, failed ${loads.flat().length}`);
  expect(loads.flat()).toEqual([]);
});

test("R-2 a page whose scripts no replica has yet leads on by its links, and comes alive when one has them @once", async ({
  page,
}) => {
  let isOld = true;
  await page.route(/\/assets\/[^/]*\.js$/, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL("/partners");
  const asked = await page.waitForRequest(/enter-[^/]*\.js$/);
  expect((await asked.response())?.status()).toBe(404);
  isOld = false;
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
});
