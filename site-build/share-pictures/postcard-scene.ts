import { at, circle, n, path, rays, rect, repeat } from "./drawing-parts.ts";
import { type Box, middle, shareFormat } from "./poster.ts";

/** Where a postcard stands on a share picture: its scale, the middle of its 680 units, and the height of its ground. */
const place = { scale: 0.82, middle: 340, groundUnits: 505, ground: 333 };

/** The units between a postcard's frame, and of the strips at its two edges that go on beyond them. */
const edges = { left: 26, right: 654, strip: 209 };

/** A postcard's farthest layer: the sky's colour, what is drawn on it around the sun, the sun, and all else. */
type Back = { sky: string; rays: string; sun: string; far: string };

/**
 * A picture postcard without its frame, as wide as a poster. It is larger on a taller one, so that the same of it is seen
 * above its ground. Sky and rays go on to both sides; hills, trees and the
 * pattern of the ground are mirrored there, strip by strip, and the bands of water and lawn are drawn out.
 *
 * @returns null for a drawing that is not made as the postcards are: sky, landmark and pattern under the comments
 *   `1 ·`, `2 ·` and `3 ·`, with a coin in the sky
 */
export function postcardScene(postcard: string, frame: Box = shareFormat.frame): string | null {
  const layers = layersOf(postcard);
  const back = layers && partsOf(layers.back);
  if (!layers || !back) return null;
  return [
    definitionsOf(postcard),
    clip("poster-middle", edges.left - 0.5, edges.right + 0.5),
    clip("poster-strip-left", edges.left - 0.5, edges.left + edges.strip + 0.5),
    clip("poster-strip-right", edges.right - edges.strip - 0.5, edges.right + 0.5),
    rect(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top, back.sky),
    `<g transform="${placing(frame)}">`,
    back.rays,
    mirrored(back.far),
    ...bandsOf(layers.middle),
    mirrored(layers.front),
    `<g clip-path="url(#poster-middle)">${back.sun}${back.far}${layers.middle}${layers.front}</g>`,
    "</g>",
  ].join("");
}

function placing({ top }: Box): string {
  const { middle: own, groundUnits, ground } = place;
  const scale = (place.scale * (ground - top)) / ground;
  return `translate(${n(middle - own * scale)} ${n(ground - groundUnits * scale)}) scale(${scale})`;
}

function definitionsOf(postcard: string): string {
  return /<defs>[\s\S]*?<\/defs>/.exec(postcard)?.[0] ?? "";
}

function layersOf(postcard: string) {
  const [, back] = /<!-- 1 ·[^>]*-->([\s\S]*?)<!-- 2 ·/.exec(postcard) ?? [];
  const [, middle] = /<!-- 2 ·[^>]*-->([\s\S]*?)<!-- 3 ·/.exec(postcard) ?? [];
  const [, front] = /<!-- 3 ·[^>]*-->([\s\S]*?)\n {2}<\/g>/.exec(postcard) ?? [];
  return back && middle && front ? { back, middle, front } : null;
}

function partsOf(layer: string): Back | null {
  const sky = /<path fill="([^"]+)" d="M0 0H680V640H0Z"\/>/.exec(layer);
  const sun = /<use href="#[\w-]+-coin" x="(\d+)" y="(\d+)"\/>/.exec(layer);
  const rays = /<circle[^>]*stroke="([^"]+)" stroke-width="760"[^>]*\/>/.exec(layer);
  const rings = /<g fill="none" stroke="([^"]+)" stroke-width="20">.*?<\/g>/.exec(layer);
  const around = rays ?? rings;
  if (!sky?.[1] || !sun || !around?.[1]) return null;
  const far = [sky[0], sun[0], around[0]].reduce((rest, part) => rest.replace(part, ""), layer);
  const drawn = rays ? wedges(around[1]) : circles(around[1]);
  return { sky: sky[1], rays: at({ x: Number(sun[1]), y: Number(sun[2]) }, drawn), sun: sun[0], far };
}

/** The postcards' rays, which fill half of the sky; drawn anew, because theirs end. */
const wedges = (fill: string) => rays(20, 1600, fill, 8.5);

/** The rings around the coin that is a moon, as far as the poster goes. */
const circles = (ink: string) =>
  repeat(26, (index) => circle(0, 0, 108 + index * 44, "none", `stroke="${ink}" stroke-width="20"`));

/** The bands that run along the ground from the left edge, drawn out to both sides. */
function bandsOf(layer: string): string[] {
  const bands = layer.matchAll(/<path fill="([^"]+)" d="M0 ([\d.]+)H(\d+)V([\d.]+)H0Z"\/>/g);
  return [...bands]
    .filter(([, , , width]) => Number(width) > edges.strip)
    .map(([, fill = "", from, , to]) => path(`M-700 ${from}H1400V${to}H-700Z`, fill));
}

function clip(id: string, left: number, right: number): string {
  return `<clipPath id="${id}"><path d="M${left} 0H${right}V640H${left}Z"/></clipPath>`;
}

/** What stands in the strips at the two edges, mirrored outwards and then once more. */
function mirrored(part: string): string {
  const { left, right, strip } = edges;
  const copy = (side: "left" | "right", move: string) =>
    `<g transform="${move}"><g clip-path="url(#poster-strip-${side})">${part}</g></g>`;
  return [
    copy("left", `translate(${-2 * strip} 0)`),
    copy("right", `translate(${2 * strip} 0)`),
    copy("left", `translate(${2 * left} 0) scale(-1 1)`),
    copy("right", `translate(${2 * right} 0) scale(-1 1)`),
  ].join("");
}
