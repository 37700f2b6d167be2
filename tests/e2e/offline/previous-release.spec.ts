import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { serviceWorkerPath } from "../../../catalogue/links/site-paths.ts";
import { testSite } from "../../../site-build/site-folders.ts";
import { testCatalogue } from "../../support/test-content.ts";
import { openKept, test, untilKept } from "../support/offline-test.ts";
import type { Relay } from "../support/relay.ts";
import { expect, openLive, untilLive } from "../support/site-test.ts";

const { title } = testCatalogue.landing;
const formerTitle = "A title of the release before";

/** The entry script, and the scripts that import it: their names changed with this release. */
const changedNames = /\b(entry|event-route|start-offline-reading)-[\w-]{8}/g;

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
};

/** Lets a relay answer as the host did before the update: with another entry script and other data, at other URLs. */
async function publishPreviousRelease({ own }: Relay): Promise<void> {
  const client = path.join(testSite.output, "client");
  for await (const file of glob("{landing.html,assets/*.js,data/*/en/*.json}", { cwd: client })) {
    const former = (text: string) => text.replaceAll(changedNames, "$1-previous");
    const text = former(await readFile(path.join(client, file), "utf8")).replaceAll(title, formerTitle);
    const mark = file.startsWith("assets/entry-") ? 'document.documentElement.dataset.release = "previous";\n' : "";
    const url = file === "landing.html" ? "/landing" : `/${former(file)}`;
    own.set(url, { type: types[path.extname(file)] ?? "", body: mark + text });
  }
}

test("O-1 O-7 a page that was kept before an update reads after it without a connection, with the code and the data of its own release; with a connection it leads to pages of the new one, and is a new one itself", async ({
  page,
  context,
  relay,
}) => {
  const document = page.locator("html");
  const heading = page.getByRole("heading", { level: 1 });
  await publishPreviousRelease(relay);
  await openKept(page, "/landing");
  await expect(document).toHaveAttribute("data-release", "previous");

  relay.own.clear();
  const worker = await (await page.request.get(serviceWorkerPath)).text();
  relay.own.set(serviceWorkerPath, { type: "text/javascript", body: `${worker}\n// The next release.` });
  await openLive(page, "/events");
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
  await untilKept(page, "/events");

  await context.setOffline(true);
  await page.goto("/landing");
  await untilLive(page);
  await expect(document).toHaveAttribute("data-release", "previous");
  await expect(heading).toHaveText(formerTitle);
  await page.getByRole("contentinfo").getByRole("link", { name: "Events", exact: true }).click();
  await expect(heading).toHaveText("Events");
  await page.goto("/landing");
  await untilLive(page);

  await context.setOffline(false);
  await page.getByRole("contentinfo").getByRole("link", { name: "Partners", exact: true }).click();
  await expect(page).toHaveURL("/partners");
  await expect(heading).not.toHaveText(formerTitle);
  await expect(document).not.toHaveAttribute("data-release");
  await openLive(page, "/landing");
  await expect(heading).toHaveText(title);
});
