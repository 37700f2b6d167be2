import { expect, openLive, test } from "../support/site-test.ts";

test.use({ allowedErrors: /Content Security Policy|^The page’s settings blocked/ });

test("what somebody else puts into a page neither runs nor becomes part of it, while the page's own code does", async ({
  page,
}) => {
  const address = "/events";
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const foreign = "<script>document.title = 'taken'</script><script src='/foreign.js'></script></body>";
    await route.fulfill({ response, body: (await response.text()).replace("</body>", foreign) });
  });
  await page.route("**/foreign.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "document.title = 'taken'" }),
  );
  await openLive(page, address);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("script"), { text: "document.title = 'taken'" }));
    document.body.insertAdjacentHTML("beforeend", "<button onclick=\"document.title = 'taken'\">Take</button>");
  });
  await page.getByRole("button", { name: "Take" }).evaluate((button: HTMLElement) => button.click());
  await expect(page).not.toHaveTitle("taken");
});
