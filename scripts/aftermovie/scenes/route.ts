import { mapPosition, mapSize } from "../../../app/pages/home/map-projection.ts";
import { stationBoard } from "../../drawings/board.ts";
import { coin } from "../../drawings/coin.ts";
import { words } from "../../drawings/lettering.ts";
import { at, circle, colour, mix, n, path, rect } from "../../drawings/shapes.ts";
import type { FilmFacts } from "../film-facts.ts";
import { between, easeInOut, easeOut, part, settle } from "../motion.ts";

type Point = { x: number; y: number };

/** The line grows over the map from city to city, one at a beat. */
export function route(t: number, { calls, india }: FilmFacts): string {
  const points = calls.map(mapPosition);
  const start = points[0] ?? { x: 0, y: 0 };
  const legs = points.slice(1).map((to, index) => ({ from: points[index] ?? start, to }));
  const line = legs.map(({ from, to }, index) => ({
    from,
    to: onTheWay(from, to, easeInOut(part(t, 0.9 + index, 1.75 + index))),
  }));
  const head = line.findLast(({ from, to }) => from.x !== to.x)?.to ?? start;
  const zoom = between(0.95, 0.99, easeOut(part(t, 0, 4)));
  return [
    rect(0, 0, 1280, 720, colour("peacock")),
    weave(t),
    words(76, 560, "PHASE 1", { size: 236, anchor: "start", fill: mix("peacock", "paper", 0.16) }),
    at(
      { x: 950, y: 362, scale: zoom },
      at(
        { x: -mapSize.width / 2 - 30, y: -mapSize.height / 2 },
        path(india, colour("pitch"), 'opacity="0.25" transform="translate(8 12)"'),
        path(india, colour("straw"), `stroke="${colour("wheat")}" stroke-width="2"`),
        ...line.map(({ from, to }) => leg(from, to, colour("ink"), 19)),
        ...line.map(({ from, to }) => leg(from, to, colour("bitcoin"), 12)),
        ...points.map((point, index) => stop(point, settle(part(t, 0.6 + index, 1 + index)))),
        at({ ...head, opacity: part(t, 0.5, 0.8) }, coin(21, { turn: t * 160 })),
      ),
    ),
    ...calls.map(({ boardName, hindi }, index) =>
      nameBoard(index, `${hindi}\u2003${boardName.toUpperCase()}`, t - index),
    ),
  ].join("");
}

const onTheWay = (from: Point, to: Point, share: number): Point => ({
  x: between(from.x, to.x, share),
  y: between(from.y, to.y, share),
});

const leg = (from: Point, to: Point, ink: string, width: number) =>
  `<path d="M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;

function stop({ x, y }: Point, size: number): string {
  return at({ x, y, scale: Math.max(0, size) }, circle(0, 0, 17, colour("ink")), circle(0, 0, 10, colour("bitcoin")));
}

/** The cities' boards come in from the left, one under the other. */
function nameBoard(index: number, text: string, t: number): string {
  const come = settle(part(t, 0.55, 1.15));
  const x = between(-420, 300, come);
  return at({ x, y: 128 + index * 116 }, stationBoard(440, 94, words(0, 18, text, { size: 54 })));
}

/** Diagonal lines that drift, as on a printed cloth. */
function weave(t: number): string {
  const lines = Array.from({ length: 40 }, (_, index) => `M${n(index * 64 - 800 + t * 14)} 0l720 720`);
  return `<path d="${lines.join("")}" stroke="${mix("peacock", "ink", 0.22)}" stroke-width="20"/>`;
}
