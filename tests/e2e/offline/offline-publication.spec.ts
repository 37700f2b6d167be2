import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundleWorker } from "../../../site-build/bundle/bundle-worker.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { cachedIn, openCached, test } from "../support/offline-test.ts";
import { expect, openText } from "../support/site-test.ts";

const script = "text/javascript";

test.beforeEach(() => test.slow());

test("O-2 a page is never an old one while the network answers, and a redirect still leads on", async ({
  page,
  siteOrigin,
  relay,
}) => {
  await openCached(page, "/landing");
  const html = await (await fetch(`${siteOrigin}/landing`)).text();
  relay.own.set("/landing", { type: "text/html", body: html.replace("<html", "<html data-published") });
  await openText(page, "/landing");
  await expect(page.locator("html[data-published]")).toBeAttached();
  await openText(page, "/events/phase1");
  await expect(page).toHaveURL("/events");
  expect((await openText(page, "/nowhere"))?.status()).toBe(404);
  expect(await cachedIn(page, ":pages:")).not.toContain("/nowhere");
  expect(await cachedIn(page, ":pages:")).not.toContain("/events/phase1");
});

test("O-7 a new publication's worker takes over by itself and removes the offline page of the one before", async ({
  page,
  siteOrigin,
  relay,
}) => {
  await openCached(page, "/landing");
  const [before = ""] = await cachedIn(page, ":offline:");
  const worker = await (await fetch(`${siteOrigin}/service-worker.js`)).text();
  const revision = before.split(":").at(-1) ?? "";
  relay.own.set("/service-worker.js", { type: script, body: worker.replaceAll(revision, "republished") });
  await page.reload();
  await expect
    .poll(async () => (await cachedIn(page, ":offline:")).filter((name) => name.includes(":")))
    .toEqual([before.replace(revision, "republished")]);
  expect(await cachedIn(page, ":pages:")).toContain("/landing");
});

test("O-8 where offline reading is turned off the worker removes itself and all that was kept", async ({
  page,
  relay,
}) => {
  await openCached(page, "/landing");
  const siteFolder = await mkdtemp(path.join(tmpdir(), "removing-worker-"));
  const { apiAddress } = testCatalogue.site;
  await bundleWorker({ siteFolder, offlineFiles: {}, site: { offlineReading: false, apiAddress } });
  const body = await readFile(path.join(siteFolder, "service-worker.js"), "utf8");
  await rm(siteFolder, { recursive: true });
  relay.own.set("/service-worker.js", { type: script, body });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())]),
    )
    .toEqual([]);
});
