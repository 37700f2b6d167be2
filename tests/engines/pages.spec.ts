import { testCatalogue } from "../support/test-content.ts";
import { expect, test } from "./webkit-test.ts";

const { events, site } = testCatalogue;

const pages = [
  { clause: "R-1", address: "/", title: `${site.productName}: ${site.headline}`, heading: site.productName },
  { clause: "R-2", address: "/events", title: "Events", heading: "Events" },
  { clause: "R-5", address: "/partners", title: "Become Our Partner", heading: "Become Our Partner" },
  {
    clause: "R-6",
    address: "/landing",
    title: "What happens at a stop",
    heading: "One stop. One city. Bitcoin, made simple\\.",
  },
];

for (const { clause, address, title, heading } of pages) {
  test(`${clause} ${address} opens with its title and its heading`, async ({ webkit }) => {
    await webkit.openLive(address);
    expect(await webkit.title()).toContain(title);
    expect(await webkit.spoken("h1")).toMatch(new RegExp(`^heading ${heading}$`, "i"));
  });

  for (const width of [360, 390, 781, 1280]) {
    test(`WCAG 2.2 AA 1.4.10 ${address} needs no scrolling sideways at ${width} px`, async ({ webkit }) => {
      await webkit.resize(width, 800);
      await webkit.openLive(address);
      expect(await webkit.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

test.describe("an address that is none", () => {
  test.use({ allowedErrors: /404/ });

  test("R-8 an undefined address shows the crash screen, and leads home", async ({ webkit }) => {
    await webkit.openLive("/nowhere");
    expect(await webkit.text("h1")).toBe("Unexpected Application Error!");
    expect(await webkit.text("h1 + *")).toBe("404 Not Found");
    await webkit.click("main a", "Back to Home");
    await expect.poll(() => webkit.address()).toBe("/");
  });
});

test("R-5 a link leads on without a document, moves the focus to the content and says the title", async ({
  webkit,
}) => {
  await webkit.openLive("/");
  await webkit.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  await webkit.click("footer a", "Partners");
  await expect.poll(() => webkit.text("h1")).toBe("Become Our Partner");
  // Both come after the page is painted.
  await expect.poll(() => webkit.evaluate(() => document.activeElement?.localName)).toBe("main");
  const said = () => webkit.evaluate(() => document.querySelector("#root > [role=status]")?.textContent);
  await expect.poll(said).toBe(await webkit.title());
  expect(await webkit.shows("[data-marked]")).toBe(true);
});

test("R-6 a new page starts at its top, and Back returns to where the visitor was", async ({ webkit }) => {
  await webkit.openLive("/landing");
  await webkit.evaluate(() => document.querySelector("footer a")?.scrollIntoView({ block: "center" }));
  const left = await webkit.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await webkit.click("footer a", "Events");
  await expect.poll(() => webkit.text("h1")).toMatch(/^Events/);
  await expect.poll(() => webkit.evaluate(() => scrollY)).toBe(0);
  await webkit.back();
  await expect.poll(() => webkit.title()).toContain("What happens at a stop");
  await expect.poll(() => webkit.evaluate(() => scrollY)).toBe(left);
});

test("PA-6 the partners arrive from the API", async ({ webkit }) => {
  await webkit.openLive("/partners");
  const headings = () => webkit.evaluate(() => [...document.querySelectorAll("main h3")].map((one) => one.textContent));
  await expect.poll(headings).toEqual(["Supporters", "Hosts", "Media Partners", "Community Partners"]);
});

test.describe("without its API", () => {
  test.use({ allowedErrors: /partners|503/ });

  test("PA-11 Partners leaves loading and shows no section", async ({ webkit, relay }) => {
    relay.own.set("/api/partners", { status: 503, type: "text/plain", body: "" });
    await webkit.openLive("/partners");
    await expect.poll(() => webkit.evaluate(() => document.body.innerText.includes("Loading partners"))).toBe(false);
    expect(await webkit.evaluate(() => document.querySelectorAll("main h3").length)).toBe(0);
    expect(await webkit.text("h1")).toBe("Become Our Partner");
    relay.own.delete("/api/partners");
  });
});

test.describe("without a script", () => {
  test.use({ started: { script: false } });

  test("E-2 E-3 Events and an event read completely", async ({ webkit }) => {
    await webkit.openText("/events");
    // Not as it is shown: what lies far below the window is laid out when it is near.
    const said = await webkit.evaluate(() => document.querySelector("main")?.textContent);
    for (const { title } of events) expect(said).toContain(title);
    // A driver that scrolls by itself misses it: it is laid out anew as it comes near.
    await webkit.evaluate(() => document.querySelector("main article a")?.scrollIntoView({ block: "center" }));
    await webkit.click("main a", "Bitcoin Yatra Trichy");
    await expect.poll(() => webkit.address()).toBe("/events/trichy-2025");
    expect(await webkit.text("dialog[data-modal]")).toContain("Bitcoin Yatra Trichy");
    expect(await webkit.evaluate(() => document.documentElement.hasAttribute("data-ready"))).toBe(false);
  });
});

for (const [dark, is] of [
  [false, "light"],
  [true, "dark"],
] as const) {
  test.describe(`who prefers ${is} colours`, () => {
    test.use({ started: { dark } });

    test(`WCAG 2.2 AA 1.4.3 the page is ${is} and its words the other way round`, async ({ webkit }) => {
      await webkit.openLive("/landing");
      const [ground = 0, words = 0] = await webkit.evaluate(() => {
        const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
        const { backgroundColor, color } = getComputedStyle(document.body);
        return [backgroundColor, color].map((colour) => {
          if (!canvas) throw new Error("no canvas");
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          return canvas
            .getImageData(0, 0, 1, 1)
            .data.slice(0, 3)
            .reduce((sum, part) => sum + part, 0);
        });
      });
      expect(ground > words).toBe(!dark);
      expect(Math.abs(ground - words)).toBeGreaterThan(400);
    });
  });
}
