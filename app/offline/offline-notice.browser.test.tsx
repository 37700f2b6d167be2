import { expect, onTestFinished, test } from "vitest";
import { imitateTranslation, translationMark as mark } from "../../tests/e2e/support/translate-pages.ts";
import { showOfflineNotice } from "./offline-notice.ts";

test("where the browser translates the page, the offline notice is not set again on the next page, which would read it out again", async () => {
  imitateTranslation({ isEarly: false, mark });
  dispatchEvent(new Event("site-ready"));
  document.documentElement.dataset.saved = "";
  onTestFinished(() => {
    delete document.documentElement.dataset.saved;
  });
  showOfflineNotice();
  const notice = document.querySelector(".offline-notice");
  await expect.poll(() => notice?.textContent).toMatch(new RegExp(`^You are offline.*${mark}$`));
  const translated = notice?.firstChild;
  dispatchEvent(new Event("page-shown"));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(notice?.firstChild).toBe(translated);
});
