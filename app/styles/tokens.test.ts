import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colourReader, type Scheme } from "../../site-build/share-pictures/colour-reader.ts";
import { themeColours } from "../document.tsx";

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const colour = colourReader(tokens);
const strongColour = colourReader(tokens + readFileSync("app/styles/more-contrast.css", "utf8"));
const schemes: Scheme[] = ["light", "dark"];

test("the browser's toolbar has the colour of pages in both schemes", () => {
  expect(themeColours).toEqual({ light: colour("--surface", "light"), dark: colour("--surface", "dark") });
});

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The text and background colours that components combine. */
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
  ["--text-on-dark", "--sign-blue"],
  ["--text-on-dark", "--sign-red"],
  ["--on-accent", "--tier-gold"],
  ["--text", "--tier-grey"],
];

/** The borders and marks that show a control or a state, with their backgrounds. */
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

/** The minimum contrast by WCAG 2.2 AA, and that with `prefers-contrast: more`. */
const limits = [
  { pairs: texts, least: 4.5, strong: 7 },
  { pairs: edges, least: 3, strong: 4.5 },
];

for (const scheme of schemes)
  for (const { pairs, least, strong } of limits)
    test.each(pairs)(
      `%s on %s has enough contrast in the ${scheme} scheme, and more with prefers-contrast: more`,
      (mark, ground) => {
        expect(contrast(colour(mark, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(least);
        expect(contrast(strongColour(mark, scheme), strongColour(ground, scheme))).toBeGreaterThanOrEqual(strong);
      },
    );

test("the contrast function returns the values of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("an unknown token is an error, and so is one that is not a colour", () => {
  expect(() => colour("--nothing", "light")).toThrow("--nothing");
  expect(() => colour("--veil", "light")).toThrow("no opaque colour");
});
