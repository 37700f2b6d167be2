import { inLanguage } from "../../../catalogue/site-languages.ts";
import { readCatalogue } from "../../../content-check/read-catalogue.ts";
import { liveSite } from "../../../site-build/site-folders.ts";
import { breakRendering, renderingError } from "../support/break-rendering.ts";
import { navigateInApp } from "../support/client-navigation.ts";
import { openModals } from "../support/event-elements.ts";
import { untilKept } from "../support/offline-test.ts";
import { expect, expectTranslated, fromContent, mainLink, test, translationOf } from "./translated-test.ts";

const { events } = await readCatalogue(liveSite.content);

// What the browser says of pages that are not there, and of files that it cannot have without a connection.
test.use({ allowedErrors: /status of 404|Failed to load resource|dynamically imported module|points at Itarsi/ });

test("R-8 R-9 a translated page leads to the crash screen and back, and so does one that throws", async ({
  page,
  word,
  language,
  open,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const crash = translationOf(word("unexpectedError"));
  await open("/nowhere");
  await expect(heading).toHaveText(crash);
  await page
    .getByRole("main")
    .getByRole("link", { name: word("backToHome") })
    .click();
  await expect(page).toHaveURL(inLanguage("/", language));
  await expect(heading).toContainText(translationOf(""));
  for (const address of ["/events/nowhere", "/partners/nowhere"]) {
    await navigateInApp(page, inLanguage(address, language));
    await expect(heading).toHaveText(crash);
    await expectTranslated(page);
    await page.goBack();
    await expect(heading).not.toHaveText(crash);
    await expectTranslated(page);
  }
  await breakRendering(page, word("becomeOurPartner"));
  await (await mainLink(page, word, inLanguage("/partners", language))).click();
  await expect(heading).toHaveText(crash);
  await expect(page.getByRole("main").getByText(renderingError)).toHaveText(translationOf(renderingError));
  await page
    .getByRole("main")
    .getByRole("link", { name: word("backToHome") })
    .click();
  await expect(heading).not.toHaveText(crash);
});

test.describe("with the worker of offline reading", () => {
  test.use({ workers: true });

  test("O-1 O-3 O-5 without a connection a translated event says so, another page is the offline page, and both come back", {
    tag: "@weekly",
  }, async ({ page, context, word, language, open }) => {
    const upcoming = fromContent(
      events.find(({ status }) => status === "upcoming"),
      "no event is upcoming, and one that is over may have no page in Tamil",
    );
    const address = `/events/${upcoming._id}`;
    await open(address);
    await untilKept(page, inLanguage(address, language), inLanguage("/offline", language));
    await context.setOffline(true);
    await page.reload();
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    const modal = openModals(page);
    const title = await modal.getByRole("heading", { level: 2 }).innerText();
    const notice = page.locator("p[role=status]", { hasText: word("offlineNotice") });
    await expect(notice).toContainText(translationOf(""));
    await expectTranslated(page);
    await page.keyboard.press("Escape");
    await expect(modal).toHaveCount(0);
    await expect(notice).toBeVisible();
    await expectTranslated(page);

    const heading = page.getByRole("heading", { level: 1 });
    await navigateInApp(page, inLanguage("/partners", language));
    await expect(heading).toHaveText(translationOf(word("youAreOffline")));
    await expectTranslated(page);
    await page.getByRole("main").getByRole("link", { name: title }).click();
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await expect(modal.getByRole("heading", { level: 2 })).toHaveText(title);
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await expectTranslated(page);
  });
});
