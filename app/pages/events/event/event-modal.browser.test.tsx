import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { picture, sampleEvent } from "../event.fixture.ts";
import { renderAt, renderedText } from "../events-page.fixture.tsx";
import { EventModal } from "./event-modal.tsx";

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(1280, 800));

const speaker = { name: "Namuna Devi", title: "Bitcoin educator", bio: "Teaches.", image: null };
const sponsor = { name: "Tijori", logo: picture, tier: "title-sponsor" };

function renderModal(changes: Parameters<typeof sampleEvent>[0] = {}) {
  return renderAt("/events/agra-2025", <EventModal event={sampleEvent(changes)} />);
}

for (const { speakers, sponsors, headings } of [
  { speakers: [], sponsors: [], headings: [] },
  { speakers: [speaker], sponsors: [], headings: ["Featured Speakers"] },
  { speakers: [], sponsors: [sponsor], headings: ["Event Sponsors"] },
  { speakers: [speaker], sponsors: [sponsor], headings: ["Featured Speakers", "Event Sponsors"] },
]) {
  test(`D-5 D-4 with ${speakers.length} speakers and ${sponsors.length} sponsors: ${headings.join(", ") || "neither heading"}`, async () => {
    const screen = await renderModal({ speakers, sponsors });
    const shown = screen.getByRole("heading", { level: 3 }).elements();
    expect(shown.map((heading) => heading.textContent)).toEqual(["Bitcoin Yatra", ...headings]);
    expect(screen.getByRole("list").elements()).toHaveLength(headings.length);
  });
}

test("X-8 a visit's facts stand as rows, and the city's other events as links", async () => {
  const screen = await renderModal({
    languages: ["Tamil", "English"],
    seats: "12,000",
    stepFree: "A ramp at the side.",
    otherVisits: [{ _id: "agra-2024", title: "Agra Edition 1.0", date: "1st March, 2024" }],
  });
  const terms = screen
    .getByRole("term")
    .elements()
    .map(({ textContent }) => textContent);
  expect(terms).toEqual(["Date", "Time", "Venue", "Languages", "Step-free", "Seats"]);
  await expect.element(screen.getByText("Tamil, English")).toBeVisible();
  await expect.element(screen.getByText("12,000")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Also in Agra" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Agra Edition 1.0" }))
    .toHaveAttribute("href", "/events/agra-2024");
});

test("X-10 a paragraph of the description in another language says so, and is no heavier than the others", async () => {
  const said = "सब लोग आइए।";
  const descriptionParts = [{ text: "Come.\n\n" }, { text: said, language: "hi" }];
  const screen = await renderModal({ description: `Come.\n\n${said}`, descriptionParts });
  const paragraph = screen.getByText(said).element();
  expect(paragraph.getAttribute("lang")).toBe("hi");
  expect(getComputedStyle(paragraph).fontWeight).toBe("400");
  expect(renderedText(paragraph.closest("p") ?? paragraph)).toBe(`Come.\n\n${said}`);
});

test("D-3 the description keeps its line breaks and its empty lines", async () => {
  const description = "First line\nSecond line\n\n• a point\n• another point";
  const screen = await renderModal({ description });
  expect(renderedText(screen.getByText(/^First line/).element())).toBe(description);
});

for (const { width, height, tallest } of [
  { width: 1280, height: 1000, tallest: 800 },
  { width: 1280, height: 600, tallest: 540 },
  { width: 390, height: 700, tallest: 630 },
]) {
  test(`D-8 3,000 characters scroll inside a modal of ${tallest} px at ${width} × ${height} px`, async () => {
    await page.viewport(width, height);
    const screen = await renderModal({ description: `${"Bitcoin ".repeat(375)}THE END` });
    const modal = screen.getByRole("dialog").element();
    expect(modal.getBoundingClientRect().height).toBeCloseTo(tallest, 0);
    const text = screen.getByText(/THE END$/).element();
    expect(text.getBoundingClientRect().bottom).toBeGreaterThan(modal.getBoundingClientRect().bottom);
    const scroller = [...modal.querySelectorAll("*")].find(
      (part) =>
        part.contains(text) && part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === "auto",
    );
    scroller?.scrollTo(0, scroller.scrollHeight);
    expect(text.getBoundingClientRect().bottom).toBeLessThan(modal.getBoundingClientRect().bottom);
    expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    expect(modal.scrollHeight).toBe(modal.clientHeight);
  });
}

for (const { width, place } of [
  { width: 1280, place: "the side panel" },
  { width: 390, place: "the bottom bar" },
]) {
  for (const { status, label } of [
    { status: "upcoming", label: "Register Now" },
    { status: "closed", label: "Watch Highlights" },
  ]) {
    test(`D-9 ${label} without a link gives the alert from ${place}`, async () => {
      await page.viewport(width, 800);
      const alert = vi.spyOn(window, "alert").mockImplementation(() => {});
      const screen = await renderModal({ status, registrationLink: undefined });
      await screen.getByRole("button", { name: `${label} for Bitcoin Yatra Agra` }).click();
      expect(alert.mock.calls).toEqual([["Link not available yet. Please check back later."]]);
      await expect.element(screen.getByRole("dialog")).toBeVisible();
    });
  }
}

test("D-1 another status than upcoming and closed shows its own words, and no link", async () => {
  const screen = await renderModal({ status: "sold-out", registrationLink: undefined });
  await expect.element(screen.getByText("Sold Out", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Registration Closed" })).toBeDisabled();
});
