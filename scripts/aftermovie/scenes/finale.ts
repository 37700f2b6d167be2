import { platform, stamp, stationBoard } from "../../drawings/board.ts";
import { coin, rays } from "../../drawings/coin.ts";
import { sky } from "../../drawings/country.ts";
import { words } from "../../drawings/lettering.ts";
import { at, colour } from "../../drawings/shapes.ts";
import { train } from "../../drawings/train.ts";
import type { FilmFacts } from "../film-facts.ts";
import { between, easeIn, easeOut, joint, part, settle } from "../motion.ts";

/** The headline on its board; phase 1 is over, and the train goes on its way. */
export function finale(t: number, { headline }: FilmFacts): string {
  const [first = headline, second = ""] = headline.split(/(?<=:) /);
  const drop = settle(part(t, 0, 0.9));
  const leave = part(t, 2.4, 8);
  const way = 5200 * easeIn(leave) + leave * 500;
  const shake = joint(t) * (leave > 0 ? 1.5 : 0);
  return [
    sky("evening", ["night-raised", "rani", "bitcoin"]),
    at({ x: 640, y: 330, opacity: 0.32 }, rays(26, 1300, colour("marigold"), t * 2.5)),
    at(
      { x: 640, y: between(560, 210, easeOut(part(t, 0, 5))) },
      coin(250, { turn: between(-24, 0, easeOut(part(t, 0, 5))) }),
    ),
    at({ y: 622 + shake }, train(560 + way, 3, { way, waving: 1 })),
    platform(648, 0),
    at({ x: 640, y: between(-300, 316, drop) }, stationBoard(1060, 380, face(first, second, t), 360)),
    concluded(t),
  ].join("");
}

function face(first: string, second: string, t: number): string {
  const line = (from: number) => easeOut(part(t, from, from + 0.5));
  return [
    at({ y: (1 - line(0.7)) * 20, opacity: line(0.7) }, words(0, -52, first, { size: 104 })),
    at({ y: (1 - line(1.2)) * 20, opacity: line(1.2) }, words(0, 118, second.toUpperCase(), { size: 168, fit: 900 })),
  ].join("");
}

/** The stamp lands on the board on the beat, as on the home page's. */
function concluded(t: number): string {
  const struck = part(t, 2.82, 3);
  if (struck === 0) return "";
  const text = words(0, 20, "Phase 1 is concluded", { size: 60, fill: colour("rani") });
  return at({ x: 926, y: 104, scale: between(2, 1, struck), opacity: struck }, stamp(480, 104, colour("rani"), text));
}
