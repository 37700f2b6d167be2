import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { eventFileSchema } from "../../../../catalogue/event.ts";
import { sampleEvent } from "../event.fixture.ts";
import { renderAt } from "../events-page.fixture.tsx";
import { EventCard } from "./event-card.tsx";

afterEach(() => page.viewport(1280, 800));

const missingLink = "Link not available yet. Please check back later.";

/** Renders a card in a column of the grid's width. */
function renderCard(event: ReturnType<typeof sampleEvent>, width = 340) {
  return renderAt(
    "/events",
    <div style={{ inlineSize: width }}>
      {/* Until a card has been drawn, its height is the one that its style reserves. */}
      <style>{".event-card { content-visibility: visible !important }"}</style>
      <EventCard event={event} />
    </div>,
  );
}

for (const width of [340, 273]) {
  test(`C-1 a card with the longest texts that content may have cuts nothing off at ${width} px`, async () => {
    const title = "Bitcoin Yatra Thiruvananthapuram and the backwaters. ".repeat(4).slice(0, 200).trim();
    const venueAddress = "Nandhi Koil Street, ".repeat(15).trim();
    expect(eventFileSchema.shape.title.safeParse(`${title}..`).success).toBe(false);
    expect(eventFileSchema.shape.venueAddress.safeParse(`${venueAddress}..`).success).toBe(false);
    const screen = await renderCard(sampleEvent({ title, venueAddress }), width);
    const card = screen.getByRole("article").element().getBoundingClientRect();
    const action = screen
      .getByRole("link", { name: /^Register Now/ })
      .element()
      .getBoundingClientRect();
    expect(action.bottom).toBeLessThan(card.bottom);
    expect(action.height).toBeGreaterThanOrEqual(44);
  });
}

test("C-7 N-1 a card shows the weekday beside the date, and `Free` only for a free event", async () => {
  const screen = await renderCard(sampleEvent());
  await expect.element(screen.getByText("5th October, 2025", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Sun", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Free", { exact: true })).not.toBeInTheDocument();
  await screen.unmount();
  const free = await renderCard(sampleEvent({ free: true }));
  await expect.element(free.getByText("Free", { exact: true })).toBeVisible();
});

for (const width of [340, 320, 288])
  for (const title of [
    "Bitcoin Yatra Tiruchirappalli",
    "Bitcoin Yatra Thiruvananthapuram and the backwaters of Kerala",
  ])
    test(`C-1 the card of a free event of several days with a long venue keeps its height at ${width} px: ${title}`, async () => {
      const time = "10:00 AM – 29th September, 2025, 5:00 PM IST";
      const venueAddress = "Nandhi Koil Street, ".repeat(15).trim();
      const date = "28th September, 2025";
      const screen = await renderCard(sampleEvent({ title, free: true, date, time, venueAddress }), width);
      expect(screen.getByRole("article").element().getBoundingClientRect().height).toBe(540);
    });

test("C-5 C-10 C-11 an event with an unknown status shows that status and a disabled Registration Closed, on which a click does not open the event", async () => {
  const screen = await renderCard(sampleEvent({ status: "cancelled", registrationLink: undefined }));
  await expect.element(screen.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Registration Closed" })).toBeDisabled();
  const button = screen.getByRole("button").element();
  expect(getComputedStyle(button).cursor).toBe("not-allowed");
  const { x, y, width, height } = button.getBoundingClientRect();
  await expect.poll(() => document.elementFromPoint(x + width / 2, y + height / 2)).toBe(button);
  await screen.getByRole("button").click({ force: true });
  await expect.element(screen.getByText("The opened event")).not.toBeInTheDocument();
  await screen.getByRole("link", { name: "Bitcoin Yatra Agra" }).click();
  await expect.element(screen.getByText("The opened event")).toBeVisible();
});

for (const { status, label } of [
  { status: "upcoming", label: "Register Now" },
  { status: "closed", label: "Watch Highlights" },
]) {
  test(`D-9 C-11 ${label} without a link shows the alert and does not open the event`, async () => {
    const alert = vi.spyOn(window, "alert").mockImplementation(() => {});
    const screen = await renderCard(sampleEvent({ status, registrationLink: undefined }));
    await screen.getByRole("button", { name: `${label} for Bitcoin Yatra Agra` }).click();
    expect(alert.mock.calls).toEqual([[missingLink]]);
    await expect.element(screen.getByText("The opened event")).not.toBeInTheDocument();
  });
}
