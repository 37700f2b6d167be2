import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { huesOf } from "../../card/hue.fixture.ts";
import { picture } from "../../event.fixture.ts";
import { renderedText } from "../../events-page.fixture.tsx";
import { SponsorCard } from "./sponsor-card.tsx";

afterEach(() => document.documentElement.style.removeProperty("color-scheme"));

const sponsor = { name: "Tijori", logo: picture, tier: "title-sponsor", website: "https://tijori.example" };

test("D-11 a sponsor shows logo, name and tier", async () => {
  const screen = await render(<SponsorCard sponsor={sponsor} />);
  await expect.poll(() => screen.container.querySelector("img")?.naturalWidth).toBe(40);
  await expect.element(screen.getByText("Tijori", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Title Sponsor", { exact: true })).toBeVisible();
});

test("D-11 a sponsor with a website is a link to it in a new tab, with the hint Visit Website", async () => {
  const screen = await render(<SponsorCard sponsor={sponsor} />);
  const card = screen.getByRole("link", { name: /Tijori/ });
  await expect.element(card).toHaveAttribute("href", sponsor.website);
  await expect.element(card).toHaveAttribute("target", "_blank");
  await expect.element(card).toHaveAttribute("rel", "noopener");
  await expect.element(screen.getByText(/^Visit Website/)).toBeVisible();
});

for (const { kind, website } of [
  { kind: "no", website: undefined },
  { kind: "an empty", website: "" },
]) {
  test(`D-11 a sponsor with ${kind} website has no hint and no link`, async () => {
    const screen = await render(<SponsorCard sponsor={{ ...sponsor, website }} />);
    expect(screen.getByRole("link").elements()).toEqual([]);
    await expect.element(screen.getByText("Tijori", { exact: true })).toBeVisible();
    expect(screen.container.textContent).not.toContain("Visit Website");
  });
}

const colours = {
  gold: { from: 40, to: 56, weakest: 150, strongest: 255 },
  orange: { from: 20, to: 39, weakest: 150, strongest: 255 },
  grey: { from: 0, to: 360, weakest: 0, strongest: 24 },
};

const tiers: { tier: string; label: string; colour: keyof typeof colours }[] = [
  { tier: "title-sponsor", label: "Title Sponsor", colour: "gold" },
  { tier: "powered-by", label: "Powered By", colour: "grey" },
  ...Array.from({ length: 10 }, (_, index) => ({
    tier: `${index + 1}-block-sponsor`,
    label: `${index + 1} Block-Sponsor`,
    colour: "orange" as const,
  })),
  { tier: "0-block-sponsor", label: "0-block-sponsor", colour: "grey" },
  { tier: "11-block-sponsor", label: "11-block-sponsor", colour: "grey" },
  { tier: "01-block-sponsor", label: "01-block-sponsor", colour: "grey" },
  { tier: "Title-Sponsor", label: "Title-Sponsor", colour: "grey" },
  { tier: "chai partner", label: "chai partner", colour: "grey" },
];

for (const colorScheme of ["light", "dark"]) {
  for (const { tier, label, colour } of tiers) {
    test(`D-12 ${tier} reads ${label}, in ${colour} (${colorScheme})`, async () => {
      document.documentElement.style.setProperty("color-scheme", colorScheme);
      const screen = await render(<SponsorCard sponsor={{ ...sponsor, tier }} />);
      const shown = screen.getByText(label, { exact: true }).element();
      expect(renderedText(shown)).toBe(label);
      const [hue] = huesOf(getComputedStyle(shown).backgroundColor);
      const { from, to, weakest, strongest } = colours[colour];
      expect(hue?.degrees).toBeGreaterThanOrEqual(from);
      expect(hue?.degrees).toBeLessThanOrEqual(to);
      expect(hue?.strength).toBeGreaterThanOrEqual(weakest);
      expect(hue?.strength).toBeLessThanOrEqual(strongest);
    });
  }
}
