import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { serviceWorkerPath } from "../../../catalogue/links/site-paths.ts";
import { mediaType } from "../../../server/media-type.ts";
import { testSite } from "../../../site-build/site-folders.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { openCached, test, untilCached } from "../support/offline-test.ts";
import type { Relay } from "../support/relay.ts";
import { expect, openHydrated, untilHydrated } from "../support/site-test.ts";

const { title } = testCatalogue.landing;
const formerTitle = "A title of the release before";

/** Matches the names of the entry script and of the scripts that import it. They change with each release. */
const changedNames = /\b(entry|event-route|cache-shown-page)-[\w-]{8}/g;

/** Mocks the responses of the release before: another entry script and other data, at other URLs. */
async function publishPreviousRelease({ mocks }: Relay): Promise<void> {
  const client = path.join(testSite.output, "client");
  for await (const file of glob("{landing.html,assets/*.js,data/*/en/*.json}", { cwd: client })) {
    const former = (text: string) => text.replaceAll(changedNames, "$1-previous");
    const text = former(await readFile(path.join(client, file), "utf8")).replaceAll(title, formerTitle);
    const mark = file.startsWith("assets/entry-") ? 'document.documentElement.dataset.release = "previous";\n' : "";
    const url = file === "landing.html" ? "/landing" : `/${former(file)}`;
    mocks.set(url, { type: mediaType(file), body: mark + text });
  }
}

test("O-1 O-7 without a connection, a page that was cached before a new release works with the code and data of its own release, and with a connection it is replaced", async ({
  page,
  context,
  relay,
}) => {
  const document = page.locator("html");
  const heading = page.getByRole("heading", { level: 1 });
  await publishPreviousRelease(relay);
  await openCached(page, "/landing");
  await expect(document).toHaveAttribute("data-release", "previous");

  relay.mocks.clear();
  const worker = await (await page.request.get(serviceWorkerPath)).text();
  relay.mocks.set(serviceWorkerPath, { type: "text/javascript", body: `${worker}\n// The next release.` });
  await openHydrated(page, "/events");
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
  await untilCached(page, "/events");

  await context.setOffline(true);
  await page.goto("/landing");
  await untilHydrated(page);
  await expect(document).toHaveAttribute("data-release", "previous");
  await expect(heading).toHaveText(formerTitle);
  await page.getByRole("contentinfo").getByRole("link", { name: "Events", exact: true }).click();
  await expect(heading).toHaveText("Events");
  await page.goto("/landing");
  await untilHydrated(page);

  await context.setOffline(false);
  await page.getByRole("contentinfo").getByRole("link", { name: "Partners", exact: true }).click();
  await expect(page).toHaveURL("/partners");
  await expect(heading).not.toHaveText(formerTitle);
  await expect(document).not.toHaveAttribute("data-release");
  await openHydrated(page, "/landing");
  await expect(heading).toHaveText(title);
});
