import { once } from "node:events";
import { Agent, request } from "node:http";
import { addressesWith } from "../../../catalogue/pages.ts";
import { expect, openLive, test } from "../support/site-test.ts";

test("a page comes with its headers in a connection's first flight of ten packets @once", async ({ siteServer }) => {
  const agent = new Agent({ keepAlive: true });
  for (const address of [...addressesWith("inSitemap"), "/events/delhi-2025"]) {
    const headers = { "Accept-Encoding": "br" };
    const [answer] = await once(request(siteServer + address, { agent, headers }).end(), "response");
    answer.resume();
    await once(answer, "end");
    expect(answer.headers).toMatchObject({ "strict-transport-security": expect.any(String), "content-encoding": "br" });
    // Between two of its names and values stand ": " and the end of a line.
    const head = ["HTTP/1.1 200 OK", ...answer.rawHeaders, ""].join("--").length + 2;
    expect(head + Number(answer.headers["content-length"]), address).toBeLessThanOrEqual(14_600);
  }
  agent.destroy();
});

test.describe("what somebody else puts into a page", () => {
  test.use({ allowedErrors: /Content Security Policy|requires 'Trusted|^The page’s settings blocked/ });

  test("neither runs nor becomes part of it, while the page's own code does @once", async ({ page }) => {
    await page.route("/events", async (route) => {
      const response = await route.fetch();
      const foreign = "<script>document.title = 'taken'</script></body>";
      await route.fulfill({ response, body: (await response.text()).replace("</body>", foreign) });
    });
    await openLive(page, "/events");
    const errors = await page.evaluate(() => {
      const script = document.createElement("script");
      const button = document.createElement("button");
      const attempts = [
        () => document.body.append(Object.assign(script, { text: "document.title = 'taken'" })),
        () => button.setAttribute("onclick", "document.title = 'taken'"),
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
  });
});
