import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serviceWorkerPath } from "../../../catalogue/links/site-paths.ts";
import { bundleWorker } from "../../../site-build/bundle/bundle-worker.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { isCached, openCached, test } from "../support/offline-test.ts";
import { expect, openPrerendered } from "../support/site-test.ts";

const loginPage = { type: "text/html", body: "<!DOCTYPE html><html><h1>Free Wi-Fi: please log in</h1></html>" };

test("O-2 a cached page is shown only if the network fails or a proxy responds with 502, 503 or 504, and a network's login page is never cached", async ({
  page,
  context,
  relay,
}) => {
  await openCached(page, "/landing");
  const html = await (await page.request.get("/landing")).text();
  relay.mocks.set("/landing", { type: "text/html", body: html.replace("<html", "<html data-published") });
  await openPrerendered(page, "/landing");
  await expect(page.locator("html[data-published]")).toBeAttached();
  await openPrerendered(page, "/events/phase1");
  await expect(page).toHaveURL("/events");
  relay.mocks.set("*", loginPage);
  relay.mocks.delete("/landing");
  const heading = page.getByRole("heading", { level: 1 });
  for (const pagePath of ["/", "/landing"]) {
    await openPrerendered(page, pagePath);
    await expect(heading).toHaveText("Free Wi-Fi: please log in");
  }
  await context.setOffline(true);
  await openPrerendered(page, "/");
  await expect(heading).toHaveText("You are offline");
  await openPrerendered(page, "/landing");
  await expect(heading).toHaveText(/^One stop/);

  await context.setOffline(false);
  for (const status of [502, 503, 504]) {
    relay.mocks.set("*", { status, type: "text/html", body: `<!DOCTYPE html><h1>${status} from the proxy</h1>` });
    await openPrerendered(page, "/landing");
    await expect(heading).toHaveText(/^One stop/);
    await expect(page.getByText(/^You are offline\. This page was saved on /)).toBeVisible();
  }
  await openPrerendered(page, "/partners");
  await expect(heading).toHaveText("504 from the proxy");
  relay.mocks.set("*", { status: 500, type: "text/html", body: "<!DOCTYPE html><h1>500</h1>" });
  await openPrerendered(page, "/landing");
  await expect(heading).toHaveText("500");
});

test("O-7 the worker of a new deployment takes over by itself and keeps the cached pages", async ({ page, relay }) => {
  await openCached(page, "/landing");
  const worker = await (await page.request.get(serviceWorkerPath)).text();
  const marked = `${worker}\nself.addEventListener("message", ({ source }) => source.postMessage("the new one"));`;
  relay.mocks.set(serviceWorkerPath, { type: "text/javascript", body: marked });
  await page.addInitScript(() =>
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      document.documentElement.dataset.newWorker = "";
    }),
  );
  await page.reload();
  // Chrome requests the new worker when the old one has been idle for a second. A message would restart that second.
  await expect(page.locator("html[data-new-worker]")).toBeAttached();
  const answer = await page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.onmessage = ({ data }) => resolve(data);
        navigator.serviceWorker.startMessages();
        navigator.serviceWorker.controller?.postMessage({ files: [], thrifty: true });
      }),
  );
  expect(answer).toBe("the new one");
  expect(await isCached(page, "/landing")).toBe(true);
});

test("O-8 when offline reading is turned off, the worker unregisters itself and deletes its caches", async ({
  page,
  relay,
}) => {
  await openCached(page, "/landing");
  const siteFolder = await mkdtemp(path.join(tmpdir(), "removing-worker-"));
  const { apiAddress } = testCatalogue.site;
  await bundleWorker({ siteFolder, offlineFiles: {}, site: { offlineReading: false, apiAddress } });
  const body = await readFile(path.join(siteFolder, path.basename(serviceWorkerPath)), "utf8");
  await rm(siteFolder, { recursive: true });
  relay.mocks.set(serviceWorkerPath, { type: "text/javascript", body });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const rest = () =>
    page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())]);
  await expect.poll(rest).toEqual([]);
});
