import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { picture } from "../event.fixture.ts";
import { EventPicture } from "./event-scene.tsx";
import { huesOf } from "./hue.fixture.ts";

const theme = (container: Element) => container.querySelector(".city-theme");

/** A frame that gives the picture its size, as a card does. */
function Frame({ children }: { children: ReactNode }) {
  return <div style={{ inlineSize: 340, blockSize: 320 }}>{children}</div>;
}

async function renderCity(city: string) {
  const { container } = await render(<EventPicture image={null} city={city} />);
  const shown = theme(container);
  if (!shown) throw new Error("no gradient is shown");
  return { hues: huesOf(getComputedStyle(shown).backgroundImage), emoji: shown.textContent };
}

test("C-3 a picture that fails to load gives way to the gradient", async () => {
  const { container } = await render(
    <Frame>
      <EventPicture image={{ ...picture, src: "data:image/png,broken" }} city="Pune" />
    </Frame>,
  );
  await expect.poll(() => theme(container)).toBeVisible();
  expect(container.querySelector("img")).toBeNull();
});

test("C-3 a picture that had failed before the page was live gives way to the gradient", async () => {
  const image = { ...picture, src: "data:image/png,broken" };
  const container = document.body.appendChild(document.createElement("div"));
  const page = (
    <Frame>
      <EventPicture image={image} city="Pune" leading />
    </Frame>
  );
  container.innerHTML = renderToString(page);
  await expect.poll(() => container.querySelector("img")?.complete).toBe(true);
  const root = hydrateRoot(container, page);
  await expect.poll(() => theme(container)).toBeVisible();
  root.unmount();
  container.remove();
});

const red = [345, 370] as const;
const pink = [320, 345] as const;
const rose = [335, 355] as const;
const yellow = [35, 65] as const;
const orange = [15, 40] as const;
const green = [80, 160] as const;
const teal = [165, 190] as const;
const blue = [195, 225] as const;
const indigo = [225, 250] as const;
const purple = [265, 300] as const;

const families = [
  { city: "Delhi", hues: [red, pink] },
  { city: "Mumbai", hues: [blue, indigo] },
  { city: "Bangalore", hues: [green, green] },
  { city: "Chennai", hues: [yellow, orange] },
  { city: "Kolkata", hues: [purple, purple] },
  { city: "Hyderabad", hues: [pink, rose] },
  { city: "Pune", hues: [teal, blue] },
  { city: "Trichy", hues: [teal, blue] },
];

test("C-4 the gradient of each named city has its colours, and each its own emoji", async () => {
  const emoji = new Set<string | null>();
  for (const { city, hues: expected } of families) {
    const shown = await renderCity(city);
    emoji.add(shown.emoji);
    expect(shown.hues).toHaveLength(2);
    for (const [position, [from, to]] of expected.entries()) {
      const { degrees = Number.NaN, strength } = shown.hues[position] ?? {};
      const turned = degrees + 360 <= to ? degrees + 360 : degrees;
      expect(turned, city).toBeGreaterThanOrEqual(from);
      expect(turned, city).toBeLessThanOrEqual(to);
      expect(strength, city).toBeGreaterThan(60);
    }
  }
  expect(emoji.size).toBe(families.length);
});

test("C-2 a picture that failed is asked for again when the connection is back", async () => {
  const { container } = await render(<EventPicture image={{ ...picture, src: "/nowhere.png" }} city="Delhi" />);
  await expect.poll(() => theme(container)).not.toBeNull();
  let asked = 0;
  new MutationObserver(() => {
    if (container.querySelector("img")) asked += 1;
  }).observe(container, { childList: true, subtree: true });
  const askedAfterwards = () => {
    dispatchEvent(new Event("online"));
    return asked;
  };
  // React listens only after it has painted, which takes a busy machine a while.
  await expect.poll(askedAfterwards).toBeGreaterThan(0);
  await expect.poll(() => theme(container)).not.toBeNull();
});
