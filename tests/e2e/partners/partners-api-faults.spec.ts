import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Relay, startRelay } from "../support/relay.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { openLive } from "../support/site-test.ts";

const json = { "Content-Type": "application/json" };
const partner = {
  _id: "1",
  name: "Slow but there",
  logo: "/images/firms/sahaj-labs.svg.webp",
  website: "https://a.example",
};
const list = JSON.stringify({ supporters: [], hosts: [partner], "media-partners": [], "community-partners": [] });

/** Faults of the API as the visitor's browser meets them: what stands between does to the connection what is said. */
const faults: { name: string; answer: (response: ServerResponse) => void }[] = [
  { name: "ends the connection without a word", answer: (response) => response.destroy() },
  {
    name: "sends half a body",
    answer: (response) => {
      response.writeHead(200, { ...json, "Content-Length": list.length });
      response.write(list.slice(0, list.length / 2), () => response.destroy());
    },
  },
  {
    name: "sends bytes that are no text",
    answer: (response) => response.writeHead(200, json).end(Buffer.from(list).map((byte) => byte ^ 0xff)),
  },
  {
    name: "sends 10 MB of something else",
    answer: (response) => response.writeHead(200, json).end(Buffer.alloc(10_000_000, "[")),
  },
];

let relay: Relay;
test.beforeEach(async ({ siteServer }) => {
  relay = await startRelay(siteServer);
});
test.afterEach(() => relay.stop());

test.describe("faults", () => {
  test.use({ allowedErrors: /The partners could not be loaded|Failed to load resource/ });

  for (const { name, answer } of faults) {
    test(`PA-11 when the API ${name}, the page stands without its list, and the console has the error @once`, async ({
      page,
    }) => {
      relay.own.set("/api/partners", answer);
      const written = page.waitForEvent("console", (message) => message.text().includes("could not be loaded"));
      await openLive(page, `${relay.origin}/partners`);
      expect((await written).type()).toBe("error");
      await expect(page.getByText("Loading partners")).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Our Current Partners" })).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Become Our Partner");
    });
  }
});

test("PA-6 PA-10 when the API sends its answer byte by byte, the page waits for it, and shows it @once", async ({
  page,
}) => {
  relay.own.set("/api/partners", async (response) => {
    response.writeHead(200, json);
    for (const letter of list) {
      response.write(letter);
      await sleep(5);
    }
    response.end();
  });
  await openLive(page, `${relay.origin}/partners`);
  await expect(page.getByText("Loading partners")).toBeVisible();
  await expect(page.getByRole("main").getByText(partner.name)).toBeVisible();
  await expect(page.getByText("Loading partners")).toHaveCount(0);
});
