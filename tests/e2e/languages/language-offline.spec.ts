import { plainWords } from "../../../words/read-words.ts";
import { openKept, test, untilKept } from "../support/offline-test.ts";
import { expect, openLive } from "../support/site-test.ts";

test("LG-8 O-3 without a connection each language has its own page, and the events that were opened in it", async ({
  page,
  context,
}) => {
  await openKept(page, "/events/delhi-2025");
  for (const event of ["tirupati-2025", "trichy-2025"]) {
    await openLive(page, `/hi/events/${event}`);
    await untilKept(page, `/hi/events/${event}`, `/hi/events/${event}.ics`, "/hi/offline");
  }
  await context.setOffline(true);
  const heading = page.getByRole("heading", { level: 1 });
  const stops = page.getByRole("main").getByRole("listitem").getByRole("link");
  await page.goto("/hi/landing");
  await expect(heading).toHaveText(plainWords("hi").youAreOffline ?? "");
  await expect(stops).toHaveText(["बिटकॉइन यात्रा त्रिची", "बिटकॉइन यात्रा तिरुपति"]);
  await expect(stops.first()).toHaveAttribute("href", "/hi/events/trichy-2025");
  await expect(stops.last()).not.toHaveAttribute("lang");
  await page.goto("/landing");
  await expect(heading).toHaveText("You are offline");
  await expect(stops).toHaveText(["Bitcoin Yatra Delhi"]);
});

test("LG-8 O-3 without a connection a language that nobody has opened has the page of one that was, until it comes", async ({
  page,
  context,
}) => {
  await openKept(page, "/events/delhi-2025");
  await context.setOffline(true);
  await page.goto("/hi/landing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  // Until the page listens for the connection.
  await page.waitForLoadState("networkidle");
  await context.setOffline(false);
  await expect(page.locator("html[data-ready]")).toHaveAttribute("lang", "hi");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline");
});
