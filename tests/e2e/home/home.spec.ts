import { testCatalogue } from "../../support/test-content.ts";
import { eventLink, eventModal, listAt, openModals } from "../support/event-elements.ts";
import {
  expect,
  expectNewTab,
  expectPicture,
  mockOtherSites,
  openHydrated,
  phone,
  test,
} from "../support/site-test.ts";

const { site, supporters, events } = testCatalogue;

test("HM-1 HM-2 X-7 on a phone and a desktop, Home's first screen shows name, badge, sponsor and next stops, and links to Partners and Events", async ({
  page,
}) => {
  const desktop = page.viewportSize() ?? phone.viewport;
  await openHydrated(page, "/");
  const hero = page.getByRole("region", { name: site.productName });
  await expect(hero.getByRole("heading", { level: 1 })).toHaveText(site.productName);
  const fueling = hero.locator("p", { hasText: `Fueling the tour ${site.fueledBy.name}` });
  const board = hero.locator("p", { hasText: "Next stop Sunday, 28th September, 2025" });
  for (const viewport of [phone.viewport, desktop]) {
    await page.setViewportSize(viewport);
    await expect(hero.getByText("Phase 2 is live", { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(hero.getByText(site.tagline ?? "no tagline", { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(fueling).toBeInViewport({ ratio: 1 });
    await expect(board).toBeInViewport({ ratio: 1 });
  }
  await expectPicture(fueling.locator("img"));
  await expect(board.getByRole("link")).toHaveText(["Trichy", "Tirupati"]);
  await expect(board.getByRole("link").first()).toHaveAttribute("href", "/events/trichy-2025");
  for (const [label, path] of [
    ["Host an event", "/partners"],
    ["Register", "/events"],
  ] as const) {
    await hero.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL("/");
  }
});

test("HM-3 E-6 Home's map has a mark for each city, which links to an event that closes to its card, and Back returns to Home", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await expect(page.getByText(/^One train of .+ calling at cities across India .+\.$/)).toBeVisible();
  const map = page.getByRole("img", { name: "Map of India with the stops of the tour" });
  await expectPicture(map);
  const cities = [...new Set(events.map(({ city }) => city))].sort();
  const marks = page.getByRole("list", { name: "Cities on the route" }).getByRole("link");
  const named = await marks.locator("b").allTextContents();
  expect(named.sort()).toEqual(cities);
  const box = await map.boundingBox();
  for (const mark of await marks.all()) {
    const place = await mark.boundingBox();
    expect(place?.y).toBeGreaterThan(box?.y ?? 0);
    expect(place?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
  }
  await marks.filter({ hasText: "Patna" }).click();
  await expect(page).toHaveURL("/events/patna-edition-1");
  await expect(eventModal(page, "Patna Edition 1.0")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(listAt(1));
  await expect(eventLink(page, "Patna Edition 1.0")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(openModals(page)).toHaveCount(0);
});

test("HM-1 HM-3 HM-4 HM-9 HM-10 HM-11 HM-12 HM-13 HM-14 P-2 P-3 P-4 P-5 Home has its sections in order with their texts and pictures, and loads the film when a visitor scrolls to it", async ({
  page,
}) => {
  await mockOtherSites(page);
  await openHydrated(page, "/");
  await page.waitForLoadState("networkidle");
  const film = new URL(site.aftermovieAddress, page.url()).pathname;
  expect(page.frames().filter((frame) => frame.url().includes(film))).toEqual([]);

  const mission = page.getByRole("region", { name: "Mission 2026" });
  const impact = page.getByRole("region", { name: "Impact so far" });
  const aftermovie = page.getByRole("region", { name: "Aftermovie Phase 1" });
  const partners = page.getByRole("region", { name: "Supporters" });
  const parts = [
    page.getByRole("heading", { level: 1 }),
    page.getByText("One train of teachers"),
    page.getByRole("button", { name: "Aftermovie Phase 1" }),
    page.getByText("Phase 1 is concluded", { exact: true }),
    page.getByRole("heading", { name: "26 Cities, 1 Mission: Bitcoin Aasan Hai" }),
    mission,
    impact,
    aftermovie,
    partners,
    page.getByRole("contentinfo"),
  ];
  const places: number[] = [];
  for (const part of parts) {
    await expect(part).toBeVisible();
    places.push(await part.evaluate((element) => element.getBoundingClientRect().top + scrollY));
  }
  expect(places).toEqual(places.toSorted((one, other) => one - other));

  await expect(mission.getByRole("blockquote")).toHaveText("Reach 100,000+ Indians with Bitcoin knowledge by 2026.");
  await expectPicture(mission.getByRole("img", { name: site.groupPhoto.description }));
  const figures = impact.getByRole("listitem").filter({ hasText: /\S/ });
  await expect(figures).toHaveText(["26 events across Indian cities", "5000+ attendees", "60k+ subscribers"]);
  for (const { description } of site.eventPhotos) await expectPicture(impact.getByRole("img", { name: description }));

  await aftermovie.getByRole("heading").scrollIntoViewIfNeeded();
  const height = await aftermovie.evaluate((element) => element.getBoundingClientRect().height);
  const player = aftermovie.locator("iframe");
  await player.scrollIntoViewIfNeeded();
  const { pathname, searchParams } = new URL((await player.getAttribute("src")) ?? "", page.url());
  expect(pathname).toBe(film);
  expect(searchParams.get("autoplay") ?? "0").toBe("0");
  expect(await aftermovie.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);

  await expect(partners.getByText("Separated by names, united by Bitcoin", { exact: true })).toBeVisible();
  const kinds = [/Wallet/, /Mining/, /Hardware wallet/, /Training institute/, /Wallet/];
  await expect(partners.getByRole("listitem")).toHaveText(kinds);
  await expect(partners.getByRole("listitem")).toContainText(supporters.map(({ name }) => name));
  for (const logo of await partners.getByRole("listitem").locator("img").all()) await expectPicture(logo);
  const { name = "", website = "" } = supporters.find((supporter) => supporter.website) ?? {};
  await expectNewTab(partners.getByRole("link", { name }), website);
});
