import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colourReader, contrast, type Scheme } from "./contrast.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const colour = colourReader(tokens);
const strongColour = colourReader(tokens + readFileSync("app/styles/more-contrast.css", "utf8"));
const schemes: Scheme[] = ["light", "dark"];

/** Pairs of text and ground that components set; WCAG 2.2 AA asks for 4.5. */
const texts: [text: string, ground: string][] = [
  ...["--surface", "--surface-sunk", "--surface-raised", "--surface-high"].flatMap((ground): [string, string][] => [
    ["--text", ground],
    ["--text-muted", ground],
  ]),
  ["--text-accent", "--surface"],
  ["--text-accent", "--surface-raised"],
  ["--text-hero", "--surface-hero"],
  ["--text-on-dark", "--surface-dark"],
  ["--text-on-dark-accent", "--surface-dark"],
  ["--text-on-dark-muted", "--surface-dark"],
  ["--text", "--surface-stamps"],
  ["--text-on-plate-muted", "--plate"],
  ["--text-accent", "--surface-high"],
  ["--text-on-dark", "--surface-band"],
  ["--text-on-dark-accent", "--surface-band"],
  ["--text-on-plate", "--plate"],
  ["--on-accent", "--accent"],
  ["--on-accent", "--accent-hover"],
  ["--board-text", "--board"],
  ["--upcoming", "--plate"],
  ["--concluded", "--plate"],
  ["--stamp-phase", "--surface"],
  ["--on-accent", "--tile-events"],
  ["--text-on-dark", "--tile-attendees"],
  ["--text-on-dark", "--tile-subscribers"],
  ["--on-accent", "--tier-gold"],
  ["--text", "--tier-grey"],
  ["--on-accent", "--tier-orange"],
];

/** Every edge or mark that tells a control or a state; WCAG 2.2 AA asks for 3. */
const edges: [edge: string, ground: string][] = [
  ["--edge", "--surface"],
  ["--edge", "--surface-raised"],
  ["--edge-strong", "--surface"],
  ["--focus", "--surface"],
  ["--focus", "--surface-raised"],
  ["--focus-on-dark", "--surface-dark"],
  ["--focus-on-dark", "--surface-band"],
  ["--stop-ring", "--surface"],
  ["--stop-ring", "--stop-core"],
];

for (const scheme of schemes) {
  test.each(texts)(`%s on %s can be read in the ${scheme} scheme`, (text, ground) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(texts)(`%s on %s is strong in the ${scheme} scheme for who asks for more contrast`, (text, ground) => {
    expect(contrast(strongColour(text, scheme), strongColour(ground, scheme))).toBeGreaterThanOrEqual(7);
  });

  test.each(edges)(
    `%s stands out from %s in the ${scheme} scheme as text does, for who asks for more`,
    (edge, ground) => {
      expect(contrast(strongColour(edge, scheme), strongColour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(edges)(`%s stands out from %s in the ${scheme} scheme`, (edge, ground) => {
    expect(contrast(colour(edge, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
}

test("contrast is what WCAG says it is", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("an unknown role is a mistake, and so is one that is no colour", () => {
  expect(() => colour("--nothing", "light")).toThrow("--nothing");
  expect(() => colour("--veil", "light")).toThrow("no opaque colour");
});
