import { coin, colour, define, rays, use } from "./drawing-parts.ts";
import { posterSize, routeHeight } from "./poster.ts";

const { width, height } = posterSize;

/** The widest drawings of the pages are 1440 units wide. */
const wide = width / 1440;

const sky = (fill: string) => `<rect width="${width}" height="${height}" fill="${colour(fill)}"/>`;

/** The part `scene` of a wide drawing, with a height of the drawing on the route line. */
const onTheLine = (units: number) => use("scene", `translate(0 ${routeHeight - units * wide}) scale(${wide})`);

/** Home: the line of the whole country, under the rising coin. */
export function homeScene(hero: string): string {
  return define(hero) + sky("enamel") + onTheLine(832);
}

/** Events: the platform in the evening, the train about to leave. */
export function eventsScene(waitingTrain: string): string {
  const stars = "M60 60v0M170 130v0M352 52v0M470 128v0M560 40v0M980 150v0M1060 60v0M1150 112v0";
  return `${define(waitingTrain)}${sky("night-raised")}${rays(800, 96, colour("night-ray"))}
    <path d="${stars}" stroke="${colour("moon")}" stroke-width="5.2" stroke-linecap="round"/>
    ${coin(800, 96, 70, colour("bitcoin"), colour("paper"))}${onTheLine(112)}`;
}

/** Partners: the board that is being painted, in the middle; rays, houses and platform go on to both sides. */
export function partnersScene(host: string): string {
  const [scale, board, strip] = [1.13, 352, 34];
  const clip = (id: string, left: number) =>
    `<clipPath id="${id}"><rect x="${left - 0.4}" width="${strip + 0.8}" height="500"/></clipPath>`;
  const copies = (id: string, way: number) =>
    Array.from({ length: 9 }, (_, index) => {
      const moved = `translate(${way * (index + 1) * strip} 0)`;
      return `<g transform="${moved}"><g clip-path="url(#${id})">${use("scene")}</g></g>`;
    }).join("");
  return `${define(host)}${clip("left-strip", 0)}${clip("right-strip", 646)}
    <g transform="translate(${width / 2 - board * scale} ${routeHeight - 392 * scale}) scale(${scale})">
    ${use("sky", "translate(-680 -400) scale(3)")}${use("rays")}
    ${copies("left-strip", -1)}${copies("right-strip", 1)}${use("scene")}</g>`;
}

/** Landing: the coach that is a classroom, with the coin rising behind its roof. */
export function landingScene(coach: string): string {
  return `${define(coach)}${sky("surface-band")}${rays(770, 128, colour("ray-school"))}
    ${coin(770, 128, 104, colour("bitcoin"), colour("paper"))}${onTheLine(10)}`;
}
