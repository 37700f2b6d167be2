import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { PartnerCard } from "./partner-card.tsx";
import "./partners-page.css";

const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')}`;
const partner = { _id: "1", name: "Namuna Town Hall", logo: dot, website: "https://namuna.example/" };

test("PA-9 the logo is not read out beside the name; one that does not load gives way to the name's initials", async () => {
  const whole = await render(<PartnerCard partner={partner} />);
  await expect.element(whole.getByRole("presentation")).toHaveAttribute("src", dot);
  await whole.unmount();
  const screen = await render(<PartnerCard partner={{ ...partner, logo: "data:image/png;base64,broken" }} />);
  await expect.element(screen.getByText("NH", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("presentation")).not.toBeInTheDocument();
});

test("PA-9 a logo that may not be fetched gives way to them too", async () => {
  const screen = await render(<PartnerCard partner={{ ...partner, logo: "" }} />);
  await expect.element(screen.getByText("NH", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("presentation")).not.toBeInTheDocument();
});

test("PA-9 a long name without a space stays inside its card", async () => {
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
