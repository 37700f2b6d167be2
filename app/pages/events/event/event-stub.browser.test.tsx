import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { site } from "../../../content/site-content.ts";
import { renderModal } from "../events-page.fixture.tsx";

for (const { status, badge, says, inCalendar } of [
  { status: "cancelled", badge: "Cancelled", says: "This event is cancelled.", inCalendar: 0 },
  { status: "sold-out", badge: "Sold out", says: "All places are taken.", inCalendar: 1 },
  { status: "by invitation", badge: "By Invitation", says: "The organiser says: by invitation", inCalendar: 0 },
]) {
  test(`D-1 X-5 C-10 an opened event that is ${status} has a notice above its date, with a contact`, async () => {
    const screen = await renderModal({ status, registrationLink: undefined });
    const notice = screen.getByText(says, { exact: true });
    await expect.element(notice).toBeVisible();
    await expect.element(screen.getByText(badge, { exact: true })).toBeVisible();
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

test("X-5 a cancelled event has one link to the other stops", async () => {
  await renderModal({ status: "cancelled" });
  await page.getByRole("link", { name: "another stop" }).click();
  await expect.element(page.getByText("The list")).toBeVisible();
});

test("X-4 X-5 X-8 an upcoming or closed event has no notice, and only an upcoming one has calendar and registration links", async () => {
  for (const { status, shown } of [
    { status: "upcoming", shown: 1 },
    { status: "closed", shown: 0 },
  ]) {
    const screen = await renderModal({ status, registrationLanguage: "Gujarati" });
    await expect.element(screen.getByText("Share", { exact: true })).toBeVisible();
    expect(screen.getByText(/, write to/).elements()).toEqual([]);
    for (const text of ["Add to calendar", "Registration form", "Gujarati"])
      expect(screen.getByText(text, { exact: true }).elements(), text).toHaveLength(shown);
    await screen.unmount();
  }
});

test("D-2 a venue that is to be announced has no link to a map", async () => {
  for (const { hasNoAddress, links } of [{ links: 1 }, { hasNoAddress: true as const, links: 0 }]) {
    const screen = await renderModal(hasNoAddress && { hasNoAddress });
    await expect.element(screen.getByText("Share", { exact: true })).toBeVisible();
    expect(screen.getByRole("link", { name: /^View Location/ }).elements()).toHaveLength(links);
    await screen.unmount();
  }
});
