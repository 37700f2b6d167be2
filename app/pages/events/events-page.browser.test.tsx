import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../../content/site-content.ts";
import { sampleEvent } from "./event.fixture.ts";
import { wholeList } from "./events-page.fixture.tsx";
import { EventsPage } from "./events-page.tsx";
import { EventsList } from "./list/events-list.tsx";
import type { EventsData } from "./list/load-events.ts";

type Event = ReturnType<typeof sampleEvent>;
type Lists = { upcoming: Event[]; concluded: Event[]; phase1: Event[] };

function renderPage(lists: Partial<Lists>, address = "/events") {
  return renderData(wholeList({ upcoming: [], concluded: [], phase1: [], ...lists }), address);
}

function renderData(data: EventsData, address: string | { pathname: string; state: unknown }) {
  const loader = () => ({ data, List: EventsList });
  const router = createMemoryRouter(
    [{ path: "/events", element: <EventsPage />, loader, hydrateFallbackElement: <p>Loading</p> }],
    { initialEntries: [address] },
  );
  return render(<RouterProvider router={router} />);
}

test("E-5 without events each of Phase 2's sections says so under its heading", async () => {
  const screen = await renderPage({});
  await expect.element(screen.getByText("No Upcoming Events", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("No Concluded Events", { exact: true })).toBeVisible();
  const headings = screen.getByRole("heading", { level: 2 }).elements();
  expect(headings.map((heading) => heading.textContent)).toEqual([
    "Upcoming Events",
    "Concluded Events",
    "Follow the tour in your calendar",
  ]);
  await expect.element(screen.getByText("No Events Found", { exact: true })).not.toBeVisible();
});

test("E-5 without events Phase 1 says No Events Found, and that they will come", async () => {
  const screen = await renderPage({});
  await screen.getByRole("tab", { name: "Phase 1" }).click();
  await expect.element(screen.getByText("No Events Found", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Events for Phase 1 will be added soon.", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("No Upcoming Events", { exact: true })).not.toBeVisible();
});

test("E-5 a section with events says nothing of the kind", async () => {
  const screen = await renderPage({ upcoming: [sampleEvent()], phase1: [sampleEvent({ _id: "agra-1", phase: 1 })] });
  await expect.element(screen.getByRole("article")).toBeVisible();
  await expect.element(screen.getByText("No Upcoming Events")).not.toBeInTheDocument();
  await expect.element(screen.getByText("No Events Found")).not.toBeInTheDocument();
  await expect.element(screen.getByText("No Concluded Events", { exact: true })).toBeVisible();
});

const names = { boardName: "Agra", hindi: "आगरा", aliases: ["Akbarabad"] };
const agra = sampleEvent({ cityNames: names });
const pune = sampleEvent({ _id: "pune-2025", title: "Bitcoin Yatra Pune", city: "Pune", status: "closed" });
const kochi = sampleEvent({ _id: "kochi-1", title: "Kochi Edition", city: "Kochi", status: "closed", phase: 1 });
const threeCities = { upcoming: [agra], concluded: [pune], phase1: [kochi] };

for (const { address, titles, note } of [
  { address: "/events", titles: ["Bitcoin Yatra Agra", "Bitcoin Yatra Pune"], note: "" },
  { address: "/events?city=", titles: ["Bitcoin Yatra Agra", "Bitcoin Yatra Pune"], note: "" },
  { address: "/events?city=pune", titles: ["Bitcoin Yatra Pune"], note: "1 event in Pune" },
  { address: "/events?city=akbarabad", titles: ["Bitcoin Yatra Agra"], note: "1 event in Agra" },
  {
    address: "/events?city=%E0%A4%86%E0%A4%97%E0%A4%B0%E0%A4%BE",
    titles: ["Bitcoin Yatra Agra"],
    note: "1 event in Agra",
  },
  { address: "/events?city=kochi", titles: ["Kochi Edition"], note: "1 event in Kochi" },
  {
    address: "/events?city=atlantis",
    titles: ["Bitcoin Yatra Agra", "Bitcoin Yatra Pune"],
    note: "No city on the route is known by that name, so here are all stops.",
  },
]) {
  test(`X-1 ${decodeURI(address)} shows ${titles.join(" and ")}`, async () => {
    const screen = await renderPage(threeCities, address);
    await expect.element(screen.getByRole("status")).toHaveTextContent(note);
    expect(
      screen
        .getByRole("article")
        .elements()
        .map((card) => card.querySelector("h3")?.textContent),
    ).toEqual(titles);
  });
}

test("X-1 a city without events in the phase says where it has some, leads there, and to all", async () => {
  const screen = await renderPage(threeCities, "/events?city=kochi&phase=2");
  await expect.element(screen.getByRole("status")).toHaveTextContent("No Events in Kochi in Phase 2");
  expect(screen.getByRole("article").elements()).toEqual([]);
  await expect.element(screen.getByRole("link", { name: "See all cities" })).toHaveAttribute("href", "/events");
  await screen.getByRole("link", { name: "Phase 1 has 1" }).click();
  await expect.element(screen.getByRole("tab", { name: "Phase 1" })).toHaveAttribute("aria-selected", "true");
  await expect.element(screen.getByRole("link", { name: "Kochi Edition" })).toBeVisible();
});

test("X-1 a city with events in both phases says so, and leads to the others", async () => {
  const both = {
    ...threeCities,
    phase1: [kochi, { ...pune, _id: "pune-1", title: "Pune Edition", phase: 1 }],
  };
  const screen = await renderPage(both, "/events?city=pune&phase=2");
  await expect.element(screen.getByRole("status")).toHaveTextContent("1 event in Pune · Phase 1 has 1");
  await screen.getByRole("link", { name: "Phase 1 has 1" }).click();
  await expect.element(screen.getByRole("link", { name: "Pune Edition" })).toBeVisible();
});

test("X-1 an unknown city is none of those to choose from: all are shown, and marked", async () => {
  const screen = await renderPage(threeCities, "/events?city=atlantis");
  await expect.element(screen.getByRole("link", { name: "All cities" })).toHaveAttribute("aria-current", "true");
});

test("X-1 the cities stand over a phase that has more than one, all of them first", async () => {
  const screen = await renderPage(threeCities);
  const chips = screen.getByRole("navigation", { name: "Cities" }).getByRole("link");
  expect(chips.elements().map((chip) => chip.textContent)).toEqual(["All cities", "Agra", "Pune"]);
  await chips.nth(2).click();
  await expect.element(chips.nth(2)).toHaveAttribute("aria-current", "true");
  await expect.element(chips.nth(0)).not.toHaveAttribute("aria-current");
  await screen.getByRole("tab", { name: "Phase 1" }).click();
  await expect.element(screen.getByRole("navigation")).not.toBeInTheDocument();
});

const manyConcluded = Array.from({ length: 6 }, (_, index) => ({
  ...pune,
  _id: `pune-${index}`,
  title: `Pune ${index}`,
}));
const long = wholeList({ upcoming: [agra], concluded: manyConcluded, phase1: [] });
const totals = { ...long.totals, concluded: { cards: 30, stops: 29 } };

test("X-6 a grid with more events leads on by a plain link, and says how many there are", async () => {
  const screen = await renderData({ ...long, totals }, "/events");
  await expect.element(screen.getByText("29 stops behind us")).toBeVisible();
  const more = screen.getByRole("link", { name: "Show more: 24 Concluded Events" });
  await expect.element(more).toHaveAttribute("href", "/events/concluded/2");
  await expect.element(screen.getByRole("navigation", { name: "Upcoming Events: pages" })).not.toBeInTheDocument();
});

test("X-6 a further page shows its part of one grid on the tab of its phase, and leads back and on", async () => {
  const further = { section: "concluded", page: 2, events: [kochi] } as const;
  const screen = await renderData({ ...long, totals, further: { ...further, events: [...further.events] } }, "/events");
  const headings = screen.getByRole("heading", { level: 2 }).elements();
  expect(headings.map((heading) => heading.textContent)).toEqual([
    "Concluded Events",
    "Follow the tour in your calendar",
  ]);
  await expect.element(screen.getByRole("link", { name: "Kochi Edition" })).toBeVisible();
  await expect.element(screen.getByText("Page 2 of 3")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/events");
  await expect
    .element(screen.getByRole("link", { name: "Show more Concluded Events" }))
    .toHaveAttribute("href", "/events/concluded/3");
});

test("X-1 of a city whose events are not all on the page all are shown, and none of the ways to further pages", async () => {
  const ofCity = { upcoming: [], concluded: [pune, { ...pune, _id: "pune-9", title: "Pune 9" }], phase1: [] };
  const screen = await renderData({ ...long, totals, ofCity }, "/events?city=pune");
  await expect.element(screen.getByRole("status")).toHaveTextContent("2 events in Pune");
  expect(screen.getByRole("article").elements()).toHaveLength(2);
  await expect.element(screen.getByText(/^Show more/)).not.toBeInTheDocument();
});

test("X-1 a long list that came behind an event without the city it was opened from shows all, and denies no city", async () => {
  const opened = { pathname: "/events", state: { stepsToList: 1, city: "Kochi" } };
  const screen = await renderData({ ...long, totals }, opened);
  await expect.element(screen.getByText("29 stops behind us")).toBeVisible();
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("X-2 under the lists the tour, the phase and the chosen city can be followed, in a calendar or a feed", async () => {
  const screen = await renderPage(threeCities, "/events?city=agra");
  const host = new URL(site.siteAddress).host;
  for (const [name, file] of [
    ["Every stop", "tour"],
    ["Phase 2", "phase-2"],
    ["Agra", "city-agra"],
  ]) {
    const link = (way: string) => screen.getByRole("link", { name: `${name}: ${way}`, exact: true });
    const webcal = `webcal://${host}/calendars/${file}.ics`;
    await expect.element(link("Apple & others")).toHaveAttribute("href", webcal);
    await expect
      .element(link("Google (opens in a new tab)"))
      .toHaveAttribute("href", expect.stringContaining(encodeURIComponent(webcal)));
    await expect
      .element(link("Outlook (opens in a new tab)"))
      .toHaveAttribute("href", expect.stringContaining(`${file}.ics`));
    await expect.element(link("Download")).toHaveAttribute("href", `/calendars/${file}.ics`);
  }
  await expect.element(screen.getByRole("link", { name: "Atom feed" })).toHaveAttribute("href", "/events.atom");
});
