import { expect, openHydrated, test } from "../support/site-test.ts";

test.use({ allowedErrors: /Content Security Policy|^The page’s settings blocked/ });

test("the Content Security Policy blocks scripts that somebody else injects into a page, and not the page's own", async ({
  page,
}) => {
  const path = "/events";
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const foreign = "<script>document.title = 'taken'</script><script src='/foreign.js'></script></body>";
    await route.fulfill({ response, body: (await response.text()).replace("</body>", foreign) });
  });
  await page.route("**/foreign.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "document.title = 'taken'" }),
  );
  await openHydrated(page, path);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("script"), { text: "document.title = 'taken'" }));
    document.body.insertAdjacentHTML("beforeend", "<button onclick=\"document.title = 'taken'\">Take</button>");
  });
  await page.getByRole("button", { name: "Take" }).evaluate((button: HTMLElement) => button.click());
  await expect(page).not.toHaveTitle("taken");
});
