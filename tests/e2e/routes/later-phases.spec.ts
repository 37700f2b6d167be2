import { laterSite } from "../../../site-build/site-folders.ts";
import { openBeforeScript } from "../events/open-before-script.ts";
import { navigateInApp } from "../support/client-navigation.ts";
import { phaseTab } from "../support/event-elements.ts";
import { expect, openLive, openText, test } from "../support/site-test.ts";

// The tests' tour two phases later: its third is live, and of its fourth, the Monsoon tour, no event is known.
test.use({ folders: laterSite });

test("E-1 HM-1 HM-9 a third phase has its tab, badges and calendar by the content alone", async ({ page, request }) => {
  await openLive(page, "/");
  await expect(page.getByText("Phase 3 is live", { exact: true })).toBeVisible();
  await expect(page.getByText("Phase 2 is concluded", { exact: true })).toBeVisible();
  await openLive(page, "/events");
  await expect(page.getByRole("tab")).toHaveText(["Monsoon tour", "Phase 3", "Phase 2", "Phase 1"], {
    useInnerText: true,
  });
  const panel = page.getByRole("tabpanel");
  const headings = panel.getByRole("heading", { level: 2 });
  await expect(phaseTab(page, 3)).toHaveAttribute("aria-selected", "true");
  await expect(headings).toContainText(["Upcoming Events", "Concluded Events"]);
  await expect(panel.getByRole("article")).toHaveText(/Third Time in Delhi/);
  await expect(panel.getByText("No Concluded Events", { exact: true })).toBeVisible();
  await phaseTab(page, 3).press("ArrowRight");
  await expect(page).toHaveTitle("Events, Phase 2 · Bitcoin Yatra");
  await expect(headings.first()).toHaveText("Phase 2");
  await expect(panel.getByText("4 stops behind us")).toBeVisible();
  await expect(panel.getByRole("article")).toHaveCount(4);
  for (const [number, event] of [
    [3, "Third Time in Delhi"],
    [2, "Bitcoin Yatra Delhi"],
  ] as const) {
    const calendar = await (await request.get(`/calendars/phase-${number}.ics`)).text();
    expect(calendar).toContain(`X-WR-CALNAME:Bitcoin Yatra\\, Phase ${number}`);
    expect(calendar).toContain(`SUMMARY:${event}`);
  }
  expect(await (await request.get("/llms.txt")).text()).toContain("## Events of Phase 2\n");
});

test("E-5 R-3 a phase ahead leads from its own address to its tab, which says what is to come", async ({
  page,
  siteServer,
}) => {
  const answer = await fetch(new URL("/events/phase4?x=1", siteServer), { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/events?phase=4&x=1"]);
  await openText(page, "/landing");
  await openLive(page, "/events/phase4");
  await expect(page).toHaveURL("/events?phase=4");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Monsoon tour");
  const panel = page.getByRole("tabpanel", { name: "Monsoon tour" });
  await expect(panel.getByText("No Events Found", { exact: true })).toBeVisible();
  await expect(panel.getByText("Events for Monsoon tour will be added soon.", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/landing");
});

for (const [number, list] of [
  [1, "/events"],
  [2, "/events"],
  [3, "/events?phase=3"],
  [4, "/events?phase=4"],
] as const) {
  test(`R-3 R-4 /events/phase${number} leads to ${list} by client navigation, and Back leaves it`, async ({ page }) => {
    await openLive(page, "/landing");
    await navigateInApp(page, `/events/phase${number}`);
    await expect(page).toHaveURL(list);
    await expect(phaseTab(page, 3)).toHaveAttribute("aria-selected", String(number !== 4));
    await page.goBack();
    await expect(page).toHaveURL("/landing");
  });
}

test.describe("on a host that serves files only", () => {
  test.use({ allowedErrors: /status of 404/ });

  test("R-3 /events/phase4 leads to its tab on a host that serves files only", async ({ page }) => {
    await page.route("/events/phase4", async (route) => {
      const response = await route.fetch({ url: new URL("/nowhere", route.request().url()).href });
      await route.fulfill({ response });
    });
    await openLive(page, "/events/phase4");
    await expect(page).toHaveURL("/events?phase=4");
    await expect(page.getByRole("tabpanel", { name: "Monsoon tour" })).toBeVisible();
  });
});

for (const [address, tab, note] of [
  ["/events?city=delhi", 3, "1 event in Delhi · Phase 2 has 1 · Phase 1 has 1"],
  ["/events?city=delhi&phase=2", 2, "1 event in Delhi · Phase 3 has 1 · Phase 1 has 1"],
  ["/events?city=mumbai", 2, "1 event in Mumbai · Phase 1 has 1"],
  ["/events?city=patna", 1, "1 event in Patna"],
  ["/events?city=patna&phase=9", 1, "1 event in Patna"],
] as const) {
  test(`X-1 ${address} shows Phase ${tab} before the script has come, and the same after`, async ({ page }) => {
    const release = await openBeforeScript(page, address);
    await expect(phaseTab(page, tab)).toHaveAttribute("aria-selected", "true");
    const panel = page.getByRole("tabpanel", { name: `Phase ${tab}` });
    await expect(panel.getByRole("article")).toHaveCount(1);
    await expect(panel.getByRole("status")).toHaveAttribute("data-note", note);
    await release();
    await expect(phaseTab(page, tab)).toHaveAttribute("aria-selected", "true");
    await expect(panel.getByRole("status")).toHaveText(note);
    await expect(panel.getByRole("article")).toHaveCount(1);
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("E-1 without a script all phases stand on the page, each under its name", async ({ page }) => {
    await page.goto("/events");
    await expect(page.getByRole("heading", { level: 2 }).filter({ hasNotText: "Follow the tour" })).toHaveText(
      ["Monsoon tour", "Phase 3", "Upcoming Events", "Concluded Events", "Phase 2", "Phase 1"],
      { useInnerText: true },
    );
  });
});
