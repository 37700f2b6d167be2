import { expect, openLive, test } from "../support/site-test.ts";

test.use({ allowedErrors: /Content Security Policy|requires 'Trusted|^The page’s settings blocked/ });

test("what somebody else puts into a page neither runs nor becomes part of it, while the page's own code does", async ({
  page,
}) => {
  for (const address of ["/events", "/hi/events/trichy-2025"]) {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const foreign = "<script>document.title = 'taken'</script><script src='/foreign.js'></script></body>";
      await route.fulfill({ response, body: (await response.text()).replace("</body>", foreign) });
    });
    await page.route("**/foreign.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "document.title = 'taken'" }),
    );
    await openLive(page, address);
    const errors = await page.evaluate(() => {
      const attempts = [
        () =>
          document.body.append(Object.assign(document.createElement("script"), { text: "document.title = 'taken'" })),
        () => document.createElement("button").setAttribute("onclick", "document.title = 'taken'"),
        () => document.body.insertAdjacentHTML("beforeend", "<p>added</p>"),
      ];
      return attempts.map((attempt) => {
        try {
          return attempt();
        } catch (error) {
          return String(error);
        }
      });
    });
    expect(errors).toEqual(Array(3).fill(expect.stringMatching(/^TypeError/)));
    await expect(page).not.toHaveTitle("taken");
  }
});
