import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { CityTheme } from "../../../../catalogue/cities/city-theme.ts";
import { picture } from "../event.fixture.ts";
import { EventPicture } from "./event-scene.tsx";
import { huesOf } from "./hue.fixture.ts";

const gradient = (container: Element) => container.querySelector(".city-theme");

async function renderTheme(theme: CityTheme) {
  const { container } = await render(<EventPicture image={null} theme={theme} />);
  const shown = gradient(container);
  if (!shown) throw new Error("no gradient is shown");
  return { hues: huesOf(getComputedStyle(shown).backgroundImage), emoji: shown.textContent };
}

test("C-3 the gradient replaces a picture that failed before hydration", async () => {
  const image = { ...picture, src: "data:image/png,broken" };
  const container = document.body.appendChild(document.createElement("div"));
  const page = (
    <div style={{ inlineSize: 340, blockSize: 320 }}>
      <EventPicture image={image} theme="pune" leading />
    </div>
  );
  container.innerHTML = renderToString(page);
  await expect.poll(() => container.querySelector("img")?.complete).toBe(true);
  const root = hydrateRoot(container, page);
  await expect.poll(() => gradient(container)).toBeVisible();
  root.unmount();
  container.remove();
});

const red: [number, number] = [345, 370];
const pink: [number, number] = [320, 345];
const rose: [number, number] = [335, 355];
const yellow: [number, number] = [35, 65];
const orange: [number, number] = [15, 40];
const green: [number, number] = [80, 160];
const teal: [number, number] = [165, 190];
const blue: [number, number] = [195, 225];
const indigo: [number, number] = [225, 250];
const purple: [number, number] = [265, 300];

const families: { theme: CityTheme; hues: [from: number, to: number][] }[] = [
  { theme: "delhi", hues: [red, pink] },
  { theme: "mumbai", hues: [blue, indigo] },
  { theme: "bangalore", hues: [green, green] },
  { theme: "chennai", hues: [yellow, orange] },
  { theme: "kolkata", hues: [purple, purple] },
  { theme: "hyderabad", hues: [pink, rose] },
  { theme: "pune", hues: [teal, blue] },
  { theme: "other", hues: [teal, blue] },
];

test("C-4 each theme's gradient has its colours and its own emoji", async () => {
  const emoji = new Set<string | null>();
  for (const { theme, hues: expected } of families) {
    const shown = await renderTheme(theme);
    emoji.add(shown.emoji);
    expect(shown.hues).toHaveLength(2);
    for (const [position, [from, to]] of expected.entries()) {
      const { degrees = Number.NaN, strength } = shown.hues[position] ?? {};
      const turned = degrees + 360 <= to ? degrees + 360 : degrees;
      expect(turned, theme).toBeGreaterThanOrEqual(from);
      expect(turned, theme).toBeLessThanOrEqual(to);
      expect(strength, theme).toBeGreaterThan(60);
    }
  }
  expect(emoji.size).toBe(families.length);
});

test("C-2 C-3 the gradient replaces a picture that fails, which is requested again when the browser is online again", async () => {
  const { container } = await render(<EventPicture image={{ ...picture, src: "/nowhere.png" }} theme="delhi" />);
  await expect.poll(() => gradient(container)).not.toBeNull();
  let asked = 0;
  new MutationObserver(() => {
    if (container.querySelector("img")) asked += 1;
  }).observe(container, { childList: true, subtree: true });
  const askedAfterwards = () => {
    dispatchEvent(new Event("online"));
    return asked;
  };
  // React adds the listener in an effect, after it has painted.
  await expect.poll(askedAfterwards).toBeGreaterThan(0);
  await expect.poll(() => gradient(container)).not.toBeNull();
});
