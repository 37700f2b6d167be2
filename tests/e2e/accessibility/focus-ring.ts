import type { Page } from "@playwright/test";
import { contrast } from "../../../app/styles/contrast.ts";

/** How what has the focus shows it. */
export type FocusRing = {
  /** Its outline's style and width. */
  outline: string;
  inViewport: boolean;
  /** Whether the ring stands out from one colour behind it, WCAG 2.2's 1.4.11; what lies on a picture is not told. */
  isClear: boolean;
};

/** Looks at the ring of what has the focus. An event's title shows its own all round the ticket, on a rim of the page's colour. */
export async function focusRing(page: Page): Promise<FocusRing> {
  const { ring, ground, ...shown } = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const part = focused.matches(".event-card h3 a") ? "::after" : null;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(focused, part);
    const { width, height, bottom, top } = focused.getBoundingClientRect();
    const isGround = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundImage !== "none" || !backgroundColor.startsWith("rgba(");
    };
    let behind = Number.parseFloat(outlineOffset) < 0 ? focused : (focused.parentElement ?? focused);
    while (behind.parentElement && !isGround(behind)) behind = behind.parentElement;
    const { backgroundColor, backgroundImage } = getComputedStyle(behind);
    return {
      outline: `${outlineStyle} ${outlineWidth}`,
      inViewport: bottom > 0 && top < innerHeight && width > 0 && height > 0,
      ring: outlineColor,
      ground: backgroundImage === "none" ? backgroundColor : null,
    };
  });
  return { ...shown, isClear: ground === null || contrast(hex(ring), hex(ground)) >= 3 };
}

/** A computed colour, `rgb(1, 2, 3)`, as `#010203`. */
function hex(colour: string): string {
  const parts = colour.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}
