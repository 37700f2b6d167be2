import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { PartnersByCategory } from "../../../catalogue/partner.ts";
import { CurrentPartners, PartnerCard } from "./current-partners.tsx";

const none: PartnersByCategory = { supporters: [], hosts: [], "media-partners": [], "community-partners": [] };
const host = { _id: "1", name: "Banyan Club", logo: "/images/partners/banyan-club.svg", website: "https://b.example/" };

test("PA-7 a live region announces that the list has loaded", async () => {
  const screen = await render(<CurrentPartners partners={Promise.resolve({ ...none, hosts: [host] })} names={{}} />);
  await expect.element(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Hosts");
  await expect.element(screen.getByRole("status")).toHaveTextContent("1 partner");
});

const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')}`;
const partner = { _id: "1", name: "Namuna Town Hall", logo: dot, website: "https://namuna.example/" };

test("PA-9 the logo has no accessible name, and initials replace one that fails to load", async () => {
  const whole = await render(<PartnerCard partner={partner} />);
  await expect.element(whole.getByRole("presentation")).toHaveAttribute("src", dot);
  await whole.unmount();
  for (const logo of ["data:image/png;base64,broken", ""]) {
    const screen = await render(<PartnerCard partner={{ ...partner, logo }} />);
    await expect.element(screen.getByText("NH", { exact: true })).toBeVisible();
    await expect.element(screen.getByRole("presentation")).not.toBeInTheDocument();
    await screen.unmount();
  }
});

test("PA-9 a long name without a space does not overflow its card", async () => {
  const name = "Bitcoinbildungsverein".repeat(5);
  const screen = await render(
    <div style={{ width: 300 }}>
      <PartnerCard partner={{ ...partner, name }} />
    </div>,
  );
  const card = screen.getByRole("link").element();
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  expect(card.getBoundingClientRect().width).toBe(300);
});

test("PA-9 a card has the partner's name in the page's language, if the content has one", async () => {
  const hosts = [host, { ...host, _id: "2", name: "Namuna Town Hall" }];
  const names = { "Banyan Club": "பேனியன் கிளப்" };
  const screen = await render(<CurrentPartners partners={Promise.resolve({ ...none, hosts })} names={names} />);
  await expect.element(screen.getByRole("link", { name: /^பேனியன் கிளப்/ })).toHaveAttribute("href", host.website);
  await expect.element(screen.getByRole("link", { name: /^Namuna Town Hall/ })).toBeVisible();
  await expect.element(screen.getByText("Banyan Club")).not.toBeInTheDocument();
});
