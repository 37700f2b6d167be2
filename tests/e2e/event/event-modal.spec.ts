import { bundledEvent, eventModal, renderedText } from "../support/event-elements.ts";
import { expect, test } from "../support/shared-page-test.ts";
import { letOtherSitesAnswer, openLive } from "../support/site-test.ts";

test("D-2 View Location opens a maps search for the venue's address in a new tab", async ({ page }) => {
  await letOtherSitesAnswer(page);
  await openLive(page, "/events/trichy-2025");
  const modal = eventModal(page, "Bitcoin Yatra Trichy");
  const location = modal.getByRole("link", { name: "View Location" });
  await expect(location).toHaveAttribute("rel", /\bnoopener\b/);
  const opened = page.waitForEvent("popup");
  await location.click();
  const tab = await opened;
  await expect(tab).toHaveURL(/^https:\/\/www\.google\.com\/maps\/search\/\?/);
  expect(Object.fromEntries(new URL(tab.url()).searchParams)).toEqual({
    api: "1",
    query: "Rockfort Hall, Nandhi Koil Street, Tiruchirappalli 620002",
  });
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(modal).toBeVisible();
});

test("D-4 D-10 N-2 the modal shows its speakers with all that is known of them", async ({ page }) => {
  await letOtherSitesAnswer(page);
  const { speakers } = bundledEvent("tirupati-2025");
  await openLive(page, "/events/tirupati-2025");
  const details = eventModal(page, "Bitcoin Yatra Tirupati").getByRole("region", { name: "Details" });
  await expect(details.getByRole("heading", { name: "Featured Speakers", exact: true })).toBeVisible();
  const cards = details.getByRole("article");
  await expect(cards.getByRole("heading", { level: 4 })).toHaveText(speakers.map(({ name }) => name));
  expect(speakers).toHaveLength(3);
  for (const [position, speaker] of speakers.entries()) {
    const card = cards.nth(position);
    await expect(card.getByText(speaker.title, { exact: true })).toBeVisible();
    expect(await renderedText(card.locator(".speaker-words p"))).toBe(speaker.bio.trim());
    await expect(card.locator("img")).toHaveCount(speaker.image ? 1 : 0);
  }
  const retired = cards.filter({ hasText: "Drishtant Venkata Rao" });
  await expect(retired.getByText("DR", { exact: true })).toBeVisible();
  const opened = page.waitForEvent("popup");
  await retired.getByRole("link", { name: "LinkedIn profile of Drishtant Venkata Rao" }).click();
  await expect(await opened).toHaveURL("https://linkedin.example/in/drishtant-venkata-rao");
});

test("N-3 D-5 D-11 the modal shows its sponsors; one with a website opens it in a new tab", async ({ page }) => {
  await letOtherSitesAnswer(page);
  await openLive(page, "/events/patna-edition-1");
  const details = eventModal(page, "Patna Edition 1.0").getByRole("region", { name: "Details" });
  await expect(details.getByRole("heading", { name: "Event Sponsors", exact: true })).toBeVisible();
  const potli = details.getByRole("link", { name: /^Potli/ });
  await expect(potli.getByText("Powered By", { exact: true })).toBeVisible();
  await expect(potli.getByText("Visit Website")).toBeVisible();
  await potli.locator("img").scrollIntoViewIfNeeded();
  await expect
    .poll(() => potli.locator("img").evaluate((logo: HTMLImageElement) => logo.naturalWidth))
    .toBeGreaterThan(0);
  const opened = page.waitForEvent("popup");
  await potli.click();
  const tab = await opened;
  await expect(tab).toHaveURL("https://potli.example/");
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  const batua = details.getByRole("listitem").filter({ hasText: "Batua" });
  await expect(batua).toBeVisible();
  await expect(batua.getByRole("link")).toHaveCount(0);
  await expect(batua.getByText("Visit Website")).toHaveCount(0);
});

for (const { id, title, label, address } of [
  {
    id: "tirupati-2025",
    title: "Bitcoin Yatra Tirupati",
    label: "Register Now",
    address: "https://register.example/bitcoin-yatra-tirupati",
  },
  {
    id: "jaipur-2025",
    title: "Bitcoin Yatra Jaipur",
    label: "Watch Highlights",
    address: "https://social.example/posts/bitcoin-yatra-jaipur",
  },
]) {
  test(`D-6 D-7 the modal's ${label} opens its address in a new tab`, async ({ page }) => {
    await letOtherSitesAnswer(page);
    await openLive(page, `/events/${id}`);
    const action = eventModal(page, title).getByRole("link", { name: `${label} for ${title}` });
    await expect(action).toHaveAttribute("rel", /\bnoopener\b/);
    const opened = page.waitForEvent("popup");
    await action.click();
    const tab = await opened;
    await expect(tab).toHaveURL(address);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });
}
