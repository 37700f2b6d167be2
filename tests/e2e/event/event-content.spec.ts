import { bundledEvent, bundledEvents, eventModal, fact, renderedText, textsOf } from "../support/event-elements.ts";
import { expect, read, test } from "../support/shared-page-test.ts";

const badges = { upcoming: "Upcoming", closed: "Closed" };

for (const { id, status } of [
  { id: "srinagar-2025", status: "upcoming" },
  { id: "mumbai-edition-3", status: "closed" },
] as const) {
  test(`D-1 N-1 the modal of ${id} shows picture, badge, title, date, time and venue`, async ({ page }) => {
    const event = bundledEvent(id);
    await read(page, `/events/${id}`);
    const modal = eventModal(page, event.title);
    await expect(modal.locator(".event-picture")).toBeVisible();
    await expect(modal.locator(".status-badge")).toHaveText(badges[status], { useInnerText: true });
    await expect(modal.getByRole("heading", { level: 2 })).toHaveText(event.title, { useInnerText: true });
    await expect(fact(modal, "Date")).toHaveText(event.date, { useInnerText: true });
    await expect(fact(modal, "Time")).toHaveText(event.time, { useInnerText: true });
    expect(event.date).toMatch(/^\d{1,2}(st|nd|rd|th) [A-Z][a-z]+, 2025$/);
    expect(event.time).toMatch(/ IST$/);
    await expect(fact(modal, "Venue")).toContainText(event.venue, { useInnerText: true });
    const address = event.venueAddress.replace(`${event.venue}, `, "");
    await expect(fact(modal, "Venue")).toContainText(address, { useInnerText: true });
  });
}

test("D-3 the details begin with the product's name, then the description with its line breaks", async ({ page }) => {
  const { description } = bundledEvent("tirupati-2025");
  await read(page, "/events/tirupati-2025");
  const details = eventModal(page, "Bitcoin Yatra Tirupati").getByRole("region", { name: "Details" });
  const [heading, text] = [details.getByRole("heading").first(), details.locator(":scope > *").nth(1)];
  await expect(heading).toHaveText("Bitcoin Yatra", { useInnerText: true });
  expect(await renderedText(text)).toBe(description.trim());
  expect(description).toContain("\n11:30 AM: ");
  const places = await Promise.all([heading, text].map((part) => part.boundingBox()));
  expect(places[0]?.y).toBeLessThan(places[1]?.y ?? 0);
});

test("E-9 the descriptions of four concluded events quote their attendance @once", async ({ page }) => {
  for (const [id, attendance] of [
    ["vadodara-2025", "100+"],
    ["delhi-2025", "200+"],
    ["jaipur-2025", "150+"],
    ["lucknow-2025", "300+"],
  ] as const) {
    const description = await textsOf(page, `/events/${id}`, "dialog[open] .event-description");
    expect(description.join(), id).toContain(`${attendance} people`);
  }
});

const sponsorsOfPhase = {
  1: ["Potli, Powered By", "Batua, Powered By"],
  2: ["Tijori, Title Sponsor"],
};

for (const { phase, ids } of [
  { phase: 1, ids: ["mumbai-edition-3", "delhi-edition-2", "patna-edition-1"] },
  {
    phase: 2,
    ids: ["trichy-2025", "tirupati-2025", "srinagar-2025"].concat(
      ["mumbai-2025", "vadodara-2025", "delhi-2025"],
      ["jaipur-2025", "lucknow-2025"],
    ),
  },
] as const) {
  test(`E-10 every event of Phase ${phase} shows ${sponsorsOfPhase[phase].join(" and ")} @once`, async ({ page }) => {
    for (const id of ids) {
      const names = await textsOf(page, `/events/${id}`, "dialog[open] .sponsor-card .sponsor-name");
      const tiers = await textsOf(page, `/events/${id}`, "dialog[open] .sponsor-card .tier-label");
      expect(
        names.map((name, index) => `${name}, ${tiers[index]}`),
        id,
      ).toEqual(sponsorsOfPhase[phase]);
    }
  });
}

test("E-10 the sponsors are the hardware-wallet maker and the two wallet providers of Home @once", async ({ page }) => {
  await read(page, "/");
  const supporters = page.locator("section").filter({ has: page.getByRole("heading", { name: "Supporters" }) });
  for (const [name, kind] of [
    ["Tijori", "Hardware wallet"],
    ["Potli", "Wallet"],
    ["Batua", "Wallet"],
  ] as const) {
    const supporter = supporters.getByRole("listitem").filter({ hasText: name });
    await expect(supporter.getByText(kind, { exact: true })).toBeVisible();
  }
});

test("N-1 every event's agenda is empty, and none is shown @once", async ({ page }) => {
  for (const { _id, agenda } of bundledEvents) {
    expect(agenda).toEqual([]);
    const modal = await textsOf(page, `/events/${_id}`, "dialog[open]");
    expect(modal).toHaveLength(1);
    expect(modal[0], _id).not.toMatch(/agenda/i);
  }
});
