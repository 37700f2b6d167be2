import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serviceWorkerPath } from "../../../catalogue/links/site-paths.ts";
import { bundleWorker } from "../../../site-build/bundle/bundle-worker.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { isKept, openKept, test } from "../support/offline-test.ts";
import { expect, openText } from "../support/site-test.ts";

const loginPage = { type: "text/html", body: "<!DOCTYPE html><html><h1>Free Wi-Fi: please log in</h1></html>" };

test("O-2 a page is never an old one while the network answers, and of its login page nothing is kept; while a proxy answers that the server is down, a kept page is shown with its notice, and another is the proxy's", async ({
  page,
  context,
  relay,
}) => {
  await openKept(page, "/landing");
  const html = await (await page.request.get("/landing")).text();
  relay.own.set("/landing", { type: "text/html", body: html.replace("<html", "<html data-published") });
  await openText(page, "/landing");
  await expect(page.locator("html[data-published]")).toBeAttached();
  await openText(page, "/events/phase1");
  await expect(page).toHaveURL("/events");
  relay.own.set("*", loginPage);
  relay.own.delete("/landing");
  const heading = page.getByRole("heading", { level: 1 });
  for (const address of ["/", "/landing"]) {
    await openText(page, address);
    await expect(heading).toHaveText("Free Wi-Fi: please log in");
  }
  await context.setOffline(true);
  await openText(page, "/");
  await expect(heading).toHaveText("You are offline");
  await openText(page, "/landing");
  await expect(heading).toHaveText(/^One stop/);

  await context.setOffline(false);
  for (const status of [502, 503, 504]) {
    relay.own.set("*", { status, type: "text/html", body: `<!DOCTYPE html><h1>${status} from the proxy</h1>` });
    await openText(page, "/landing");
    await expect(heading).toHaveText(/^One stop/);
    await expect(page.getByText(/^You are offline\. This page was saved on /)).toBeVisible();
  }
  await openText(page, "/partners");
  await expect(heading).toHaveText("504 from the proxy");
  relay.own.set("*", { status: 500, type: "text/html", body: "<!DOCTYPE html><h1>500</h1>" });
  await openText(page, "/landing");
  await expect(heading).toHaveText("500");
});

test("O-7 a new publication's worker takes over by itself, and the pages that were kept stay", async ({
  page,
  relay,
}) => {
  await openKept(page, "/landing");
  const worker = await (await page.request.get(serviceWorkerPath)).text();
  const marked = `${worker}\nself.addEventListener("message", ({ source }) => source.postMessage("the new one"));`;
  relay.own.set(serviceWorkerPath, { type: "text/javascript", body: marked });
  await page.addInitScript(() =>
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      document.documentElement.dataset.newWorker = "";
    }),
  );
  await page.reload();
  // Chrome requests the new worker when the old one has been idle for a second. A message would start that second anew.
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
  expect(await isKept(page, "/landing")).toBe(true);
});

test("O-8 where offline reading is turned off the worker removes itself and all that was kept", async ({
  page,
  relay,
}) => {
  await openKept(page, "/landing");
  const siteFolder = await mkdtemp(path.join(tmpdir(), "removing-worker-"));
  const { apiAddress } = testCatalogue.site;
  await bundleWorker({ siteFolder, offlineFiles: {}, site: { offlineReading: false, apiAddress } });
  const body = await readFile(path.join(siteFolder, path.basename(serviceWorkerPath)), "utf8");
  await rm(siteFolder, { recursive: true });
  relay.own.set(serviceWorkerPath, { type: "text/javascript", body });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const rest = () =>
    page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())]);
  await expect.poll(rest).toEqual([]);
});
