import { expect, test } from "../support/site-test.ts";

// During a deploy one server may lack the script of a page that another has sent: the page asks again.
test.use({ allowedErrors: /Failed to load resource|dynamically imported module/ });

test("R-2 a page whose scripts no server has yet leads on by its links, and comes alive when one has them", async ({
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
