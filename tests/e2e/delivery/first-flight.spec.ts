import { readFile } from "node:fs/promises";
import path from "node:path";
import { firstFlight } from "../../../site-build/budgets/budgets.ts";
import { compressText } from "../../../site-build/compress-site.ts";
import { testSite } from "../../../site-build/site-folders.ts";
import { expect, test } from "../support/site-test.ts";

/** The most bytes that Home and Events may have in English without the languages' navigation: what is left is its room. */
const ownRoom = 13_720;

/** The navigation of the languages, in menu and footer, and its rule. */
const languageNavigation = /<nav class="footer-more".*?<\/nav>|\.footer-more \[hreflang\]\{[^}]*\}/gs;

for (const file of ["index.html", "events.html"])
  test(`${file} comes in a connection's first flight, with room for the names of many languages`, async () => {
    const html = await readFile(path.join(testSite.output, "client", file), "utf8");
    expect(html).toMatch(languageNavigation);
    const own = await compressText(Buffer.from(html.replace(languageNavigation, "")));
    expect(own.length).toBeLessThanOrEqual(ownRoom);
    expect((await compressText(Buffer.from(html))).length).toBeLessThanOrEqual(firstFlight);
  });
