import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { imitateTranslation, translationMark as mark } from "../../tests/e2e/support/translate-pages.ts";
import { OfflineNotice } from "./notices.tsx";

test("in a page that the browser translates, a navigation does not announce the offline notice again", async () => {
  imitateTranslation({ isEarly: false, mark });
  dispatchEvent(new Event("site-ready"));
  document.documentElement.dataset.saved = "";
  onTestFinished(() => {
    delete document.documentElement.dataset.saved;
  });
  const router = createMemoryRouter([{ path: "*", element: <OfflineNotice /> }]);
  const screen = await render(<RouterProvider router={router} />);
  const notice = screen.getByRole("status");
  await expect.poll(() => notice.element().textContent).toMatch(new RegExp(`^You are offline.*${mark}$`));
  const translated = notice.element().firstChild;
  await router.navigate("/landing");
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(notice.element().firstChild).toBe(translated);
});
