import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { huesOf } from "../../card/hue.fixture.ts";
import { picture } from "../../event.fixture.ts";
import { renderedText } from "../../events-page.fixture.tsx";
import { SponsorCard } from "./event-letter.tsx";

afterEach(() => document.documentElement.style.removeProperty("color-scheme"));

const sponsor = { name: "Tijori", logo: picture, tier: "title-sponsor" };

const colours = {
  gold: { from: 40, to: 56, weakest: 150, strongest: 255 },
  orange: { from: 20, to: 39, weakest: 150, strongest: 255 },
  grey: { from: 0, to: 360, weakest: 0, strongest: 24 },
};

// For the text and the style of each tier see catalogue/events/sponsor-tier.test.ts.
for (const colorScheme of ["light", "dark"])
  test(`D-11 D-12 a sponsor shows its logo and its tier, in gold, orange or grey (${colorScheme})`, async () => {
    document.documentElement.style.setProperty("color-scheme", colorScheme);
    for (const [tier, label, colour] of [
      ["title-sponsor", "Title Sponsor", "gold"],
      ["3-block-sponsor", "3 Block-Sponsor", "orange"],
      ["chai partner", "chai partner", "grey"],
    ] as const) {
      const screen = await render(<SponsorCard sponsor={{ ...sponsor, tier }} />);
      await expect.poll(() => screen.container.querySelector("img")?.naturalWidth).toBe(40);
      const shown = screen.getByText(label, { exact: true }).element();
      expect(renderedText(shown)).toBe(label);
      const [{ degrees, strength } = { degrees: Number.NaN, strength: Number.NaN }] = huesOf(
        getComputedStyle(shown).backgroundColor,
      );
      const { from, to, weakest, strongest } = colours[colour];
      expect(degrees, tier).toBeGreaterThanOrEqual(from);
      expect(degrees, tier).toBeLessThanOrEqual(to);
      expect(strength, tier).toBeGreaterThanOrEqual(weakest);
      expect(strength, tier).toBeLessThanOrEqual(strongest);
      await screen.unmount();
    }
  });
