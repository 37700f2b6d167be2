import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { site } from "../../../content/site-content.ts";
import { sampleEvent } from "../event.fixture.ts";
import { renderAt } from "../events-page.fixture.tsx";
import { EventModal } from "./event-modal.tsx";

function renderModal(status: string) {
  return renderAt("/events/agra-2025", <EventModal event={sampleEvent({ status, registrationLink: undefined })} />);
}

for (const { status, says, inCalendar } of [
  { status: "cancelled", says: "This event is cancelled.", inCalendar: 0 },
  { status: "postponed", says: "This event is postponed: the date given is the old one.", inCalendar: 0 },
  { status: "sold-out", says: "All places are taken.", inCalendar: 1 },
  { status: "by invitation", says: "The organiser says: by invitation", inCalendar: 0 },
]) {
  test(`X-5 C-10 an opened event that is ${status} says so above its date, and whom to ask`, async () => {
    const screen = await renderModal(status);
    const notice = screen.getByText(says, { exact: true });
    await expect.element(notice).toBeVisible();
    const date = screen.getByText("5th October, 2025").element();
    expect(notice.element().getBoundingClientRect().bottom).toBeLessThan(date.getBoundingClientRect().top);
    const contact = screen.getByRole("link", { name: site.contactAddress });
    await expect
      .element(contact)
      .toHaveAttribute("href", `mailto:${site.contactAddress}?subject=Bitcoin%20Yatra%20Agra`);
    await expect.element(screen.getByRole("button", { name: "Registration Closed" })).toBeDisabled();
    expect(screen.getByText("Add to calendar", { exact: true }).elements()).toHaveLength(inCalendar);
  });
}

test("X-5 from an event that is cancelled one link leads to the other stops", async () => {
  await renderModal("cancelled");
  await page.getByRole("link", { name: "another stop" }).click();
  await expect.element(page.getByText("The list")).toBeVisible();
});

for (const { status, inCalendar } of [
  { status: "upcoming", inCalendar: 1 },
  { status: "closed", inCalendar: 0 },
]) {
  test(`X-4 X-5 an event that is ${status} needs no such words, and offers ${inCalendar} calendar button`, async () => {
    const screen = await renderModal(status);
    await expect.element(screen.getByText("Share", { exact: true })).toBeVisible();
    expect(screen.getByText(/, write to/).elements()).toEqual([]);
    expect(screen.getByText("Add to calendar", { exact: true }).elements()).toHaveLength(inCalendar);
  });
}
