import { expect, test } from "vitest";
import { site } from "../../content/site-content.ts";
import { sampleEvent } from "./event.fixture.ts";
import { renderEventsPage, wholeList } from "./events-page.fixture.tsx";

async function renderPage(lists: Parameters<typeof wholeList>[0], path = "/events") {
  return (await renderEventsPage(wholeList(lists), path)).screen;
}

test("E-5 each section without events says so, and Phase 1 says that events will be added", async () => {
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
  await screen.getByRole("tab", { name: "Phase 1" }).click();
  await expect.element(screen.getByText("No Events Found", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Events for Phase 1 will be added soon.", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("No Upcoming Events", { exact: true })).not.toBeVisible();
});

test("E-5 X-1 a section with events has no such text, and events in a single city have no list of cities", async () => {
  const screen = await renderPage({ upcoming: [sampleEvent()], phase1: [sampleEvent({ _id: "agra-1", phase: 1 })] });
  await expect.element(screen.getByRole("article")).toBeVisible();
  await expect.element(screen.getByText("No Upcoming Events")).not.toBeInTheDocument();
  await expect.element(screen.getByText("No Events Found")).not.toBeInTheDocument();
  await expect.element(screen.getByText("No Concluded Events", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("navigation", { name: "Cities" })).not.toBeInTheDocument();
});

test("X-2 each phase has one visible section with the id of the link to `Follow the tour`", async () => {
  const screen = await renderPage({ upcoming: [sampleEvent()], phase1: [sampleEvent({ _id: "agra-1", phase: 1 })] });
  const isInShownList = () => [...document.querySelectorAll("#follow")].map((section) => section.checkVisibility());
  expect(isInShownList()).toEqual([true]);
  await screen.getByRole("tab", { name: "Phase 1" }).click();
  await expect.poll(isInShownList).toEqual([true]);
});

const names = { boardName: "Agra", hindi: "आगरा" };
const agra = sampleEvent({ cityNames: names });
const pune = sampleEvent({ _id: "pune-2025", title: "Bitcoin Yatra Pune", city: "Pune", status: "closed" });
const kochi = sampleEvent({ _id: "kochi-1", title: "Kochi Edition", city: "Kochi", status: "closed", phase: 1 });
const earlier = { ...agra, _id: "agra-1", title: "Agra Edition", status: "closed" as const, phase: 1 };
const threeCities = { upcoming: [agra], concluded: [pune], phase1: [kochi, earlier] };

test("X-1 the cities are links to their pages, after one to all cities, and the current one is marked", async () => {
  const screen = await renderPage(threeCities);
  const chips = screen.getByRole("navigation", { name: "Cities" }).getByRole("link");
  const shown = () =>
    chips.elements().map((chip) => [chip.textContent, chip.getAttribute("href"), chip.getAttribute("aria-current")]);
  expect(shown()).toEqual([
    ["All cities", "/events", "page"],
    ["Agra", "/events/city/agra", null],
    ["Kochi", "/events/city/kochi", null],
    ["Pune", "/events/city/pune", null],
  ]);
  await chips.nth(3).click();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Events in Pune");
  expect(shown().flatMap(([name, , current]) => (current ? [name] : []))).toEqual(["Pune"]);
});

test("E-1 behind an event that is opened by its URL, the list is rendered after hydration", async () => {
  const data = wholeList({ upcoming: [agra], concluded: [pune], phase1: [kochi] });
  const { screen } = await renderEventsPage(data, "/events/pune-2025");
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Events");
  await expect.element(screen.getByRole("link", { name: "Bitcoin Yatra Pune" })).toBeInTheDocument();
});

test("X-6 E-2 a grid shows all of its events and their number", async () => {
  const concluded = Array.from({ length: 75 }, (_, index) => ({ ...pune, _id: `pune-${index}` }));
  const screen = await renderPage({ concluded });
  await expect.element(screen.getByText("75 stops behind us")).toBeVisible();
  expect(screen.getByRole("article").elements()).toHaveLength(75);
});

test.each([
  ["/events", "Phase 2", "phase-2"],
  ["/events/city/agra", "Agra", "city-agra"],
])("X-2 below the lists of %s are links to calendars and feeds of the tour and %s", async (path, ...part) => {
  const screen = await renderPage(threeCities, path);
  const host = new URL(site.siteAddress).host;
  for (const [name, file] of [["Every stop", "tour"], part]) {
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
