import { at, circle, coin, colour, inlineDrawing, rays, rect, repeat } from "./drawing-parts.ts";
import { posterSize, routeHeight } from "./poster.ts";

const { width, height } = posterSize;

/** The widest drawings of the pages are 1440 units wide. */
const wide = width / 1440;

function sky(fill: string): string {
  return rect(0, 0, width, height, colour(fill));
}

/** Home: the line of the whole country, under the rising coin. The bridge's arches go on below the ticket. */
export function homeScene(hero: string): string {
  const ground = 832;
  return sky("enamel") + at({ y: routeHeight - ground * wide, scale: wide }, inlineDrawing(hero));
}

/** Events: the platform in the evening, the train about to leave. */
export function eventsScene(waitingTrain: string): string {
  const moon = { x: 800, y: 96 };
  const stars = [
    [60, 60],
    [170, 130],
    [352, 52],
    [470, 128],
    [560, 40],
    [980, 150],
    [1060, 60],
    [1150, 112],
  ] as const;
  return [
    sky("night-raised"),
    at(moon, rays(20, 1300, colour("night-ray"), 4)),
    ...stars.map(([x, y]) => circle(x, y, 2.6, colour("moon"))),
    at(moon, coin(70, colour("bitcoin"), colour("paper"))),
    at({ y: routeHeight - 112 * wide, scale: wide }, inlineDrawing(waitingTrain)),
  ].join("");
}

/** Partners: the board that is being painted, in the middle; rays, houses and platform go on to both sides. */
export function partnersScene(host: string): string {
  const scale = 1.13;
  const board = 352;
  const [first = "", ...rest] = inlineDrawing(host).split(/(?<=\/>)/);
  const [light = "", ...things] = rest;
  const backdrop = things.join("");
  const clip = (id: string, left: number) =>
    `<clipPath id="${id}"><path d="M${left - 0.4} 0h34.8v500h-34.8Z"/></clipPath>`;
  const copies = (id: string, way: number) =>
    repeat(9, (index) => at({ x: way * (index + 1) }, `<g clip-path="url(#${id})">${backdrop}</g>`));
  const fill = /fill="([^"]+)"/.exec(first)?.[1] ?? colour("paper");
  return [
    rect(0, 0, width, height, fill),
    clip("poster-left", 0) + clip("poster-right", 646),
    at(
      { x: width / 2 - board * scale, y: routeHeight - 392 * scale, scale },
      light,
      copies("poster-left", -34),
      copies("poster-right", 34),
      backdrop,
    ),
  ].join("");
}

/** Landing: the coach that is a classroom, with the coin rising behind its roof. */
export function landingScene(coach: string): string {
  const sun = { x: 770, y: 128 };
  const withoutSun = inlineDrawing(coach).replace(/(<\/defs>)(?:<circle[^>]*\/>){2}<path[^>]*\/>/, "$1");
  return [
    sky("sky-school"),
    at(sun, rays(20, 1300, colour("ray-school"), 4)),
    at(sun, coin(104, colour("bitcoin"), colour("paper"))),
    at({ y: routeHeight - 10 * wide, scale: wide }, withoutSun),
  ].join("");
}
