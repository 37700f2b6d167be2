import type { Page } from "@playwright/test";
import { phaseTab } from "../support/event-elements.ts";
import { leaveOutOwnNames } from "../support/layout-shifts.ts";
import { expect, test } from "../support/site-test.ts";
import { openBeforeScript } from "./open-before-script.ts";

test.use({ viewport: { width: 390, height: 844 }, allowedErrors: /Failed to load resource/ });

// Fonts move letters by fractions of a pixel when they come: that is not what is looked at here.
test.beforeEach(async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await leaveOutOwnNames(page);
});

const phase2 = ["Trichy", "Tirupati", "Srinagar", "Mumbai", "Vadodara", "Delhi", "Jaipur", "Lucknow"].map(
  (city) => `Bitcoin Yatra ${city}`,
);

/** What a visitor sees of the list. */
function seen(page: Page) {
  return page.evaluate(() => {
    const visible = (selector: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const drawn = (element: HTMLElement) => {
      const { content } = getComputedStyle(element, "::before");
      // Firefox says where the text comes from.
      return content === "attr(data-note)" ? (element.dataset.note ?? "") : content.replace(/^"|"$|^none$/g, "");
    };
    return {
      titles: visible(".event-grid h3").map(({ textContent }) => textContent),
      headings: visible(".event-section h2").map(({ textContent }) => textContent),
      note: visible(".city-note").map((note) => note.textContent || drawn(note)),
      marked: visible(".city-chips [aria-current]").map(({ textContent }) => textContent),
      tab: visible("[role=tab][aria-selected=true][tabindex='0']").map(({ id }) => id),
      height: document.documentElement.scrollHeight - (visible(".follow-tour")[0]?.offsetHeight ?? 0),
    };
  });
}

/** How far things have moved within the page so far, from 0 for not at all. */
function shifts(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );
}

for (const { address, titles, note, marked, phase } of [
  {
    address: "/events?city=Delhi",
    titles: ["Bitcoin Yatra Delhi"],
    note: "1 event in Delhi · Phase 1 has 1",
    marked: "Delhi",
    phase: 2,
  },
  {
    address: "/events?city=delhi&phase=1",
    titles: ["Delhi Edition 2.0"],
    note: "1 event in Delhi · Phase 2 has 1",
    marked: "Delhi",
    phase: 1,
  },
  { address: "/events?city=पटना", titles: ["Patna Edition 1.0"], note: "1 event in Patna", marked: "Patna", phase: 1 },
  {
    address: "/events?city=baroda",
    titles: ["Bitcoin Yatra Vadodara"],
    note: "1 event in Vadodara",
    marked: "Vadodara",
    phase: 2,
  },
  {
    address: "/events?city=atlantis",
    titles: phase2,
    note: "No city on the route is known by that name, so here are all stops.",
    marked: "All cities",
    phase: 2,
  },
] as const) {
  test(`X-1 ${address} shows its list before the script has come, and nothing moves when it has @once`, async ({
    page,
  }) => {
    const release = await openBeforeScript(page, address);
    const early = await seen(page);
    expect(early).toMatchObject({ titles, note: [note], marked: [marked], tab: [`phase-${phase}-tab`] });
    await release();
    expect(await seen(page)).toEqual(early);
    expect(await shifts(page)).toBe(0);
  });
}

test("X-1 a name without a letter is that of no city, also where one has no other names @once", async ({ page }) => {
  await page.route(/\/events\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<=&quot;jaipur&quot;,&quot;)[^&]*/, "");
    await route.fulfill({ response, body });
  });
  await openBeforeScript(page, "/events?city=!!");
  expect((await seen(page)).titles).toEqual(phase2);
});

test("X-6 /events?phase=1 shows Phase 1 before the script has come @once", async ({ page }) => {
  const release = await openBeforeScript(page, "/events?phase=1");
  const early = await seen(page);
  expect(early).toMatchObject({ tab: ["phase-1-tab"], headings: ["Phase 1"], note: [""], marked: ["All cities"] });
  expect(early.titles).toHaveLength(3);
  await release();
  expect(await seen(page)).toEqual(early);
});

for (const { what, address, whole, note } of [
  {
    what: "has no events in the phase",
    address: "/events?city=patna&phase=2",
    whole: true,
    note: "No Events in Patna in Phase 2 · Phase 1 has 1",
  },
  {
    what: "may have some on further pages",
    address: "/events?city=jaipur",
    whole: false,
    note: "Loading the events …",
  },
]) {
  test(`X-1 of a city that ${what} no other city's are shown while the script is on its way @once`, async ({
    page,
  }) => {
    if (!whole)
      await page.route(/\/events\?/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/(?<= data-cities=)"[^"]*"/, '"null"');
        await route.fulfill({ response, body });
      });
    const release = await openBeforeScript(page, address);
    expect(await seen(page)).toMatchObject({ titles: [], headings: [], note: [note] });
    await expect(page.locator("#phase-2")).toHaveAttribute("aria-busy", "true");
    await release();
    expect((await seen(page)).titles).toEqual(whole ? [] : ["Bitcoin Yatra Jaipur"]);
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    expect(await shifts(page)).toBe(0);
  });
}

test("X-1 where the script does not come in fifteen seconds, the place of a city's list is held no longer @once", async ({
  page,
}) => {
  await page.clock.install();
  await openBeforeScript(page, "/events?city=patna&phase=2");
  await page.clock.fastForward(12_000);
  expect((await seen(page)).titles).toEqual([]);
  await page.clock.fastForward(4_000);
  expect(await seen(page)).toMatchObject({ titles: phase2, marked: ["All cities"] });
  await expect(phaseTab(page, 2)).toHaveAttribute("aria-selected", "true");
});
