import { Chance } from "../../../tools/soak/chance.ts";
import { platform, stationBoard } from "../../drawings/board.ts";
import { coin, rays } from "../../drawings/coin.ts";
import { palm, sky } from "../../drawings/country.ts";
import { words } from "../../drawings/lettering.ts";
import { someone } from "../../drawings/look.ts";
import { person } from "../../drawings/person.ts";
import { at, colour, mix, rect, repeat } from "../../drawings/shapes.ts";
import type { FilmFacts } from "../film-facts.ts";
import { easeInOut, joint, part } from "../motion.ts";

/** From one board to the next on the platform. */
const gap = 1180;

/** The figures stand on boards along the platform, and the train passes them: slow at each, fast between. */
export function figures(t: number, { figures: { events, attendees, subscribers } }: FilmFacts): string {
  const signs = [
    { figure: events, what: "EVENTS" },
    { figure: attendees, what: "ATTENDEES" },
    { figure: subscribers, what: "SUBSCRIBERS" },
  ];
  const stretch = signs.reduce((sum, _sign, index) => sum + easeInOut(part(t, index * 2 - 0.75, index * 2 + 0.75)), 0);
  const way = (stretch - 1) * gap + t * 26;
  const shake = joint(t) * 1.6;
  return [
    sky("noon", ["peacock", "peacock", "enamel"]),
    at(
      { x: 980 - way * 0.05, y: 230 },
      rays(22, 1500, mix("peacock", "straw", 0.16), t * 3),
      coin(104, { turn: t * 4 }),
    ),
    at({ x: -way * 0.18 }, skyline()),
    at(
      { x: -way * 0.45 },
      repeat(9, (index) => palm(index * 430 - 200, 610, 0.8 + (index % 3) * 0.2, mix("leaf", "ink", 0.35))),
    ),
    at(
      { x: 640 - way, y: 300 + shake },
      ...signs.map(({ figure, what }, index) => at({ x: index * gap }, sign(figure, what), shelter())),
    ),
    platform(640, way),
    at({ x: -way * 1.5, y: 590 }, travellers(t)),
  ].join("");
}

function sign(figure: string, what: string): string {
  const face = words(0, 58, figure, { size: 300 }) + words(0, 142, what, { size: 74 });
  return stationBoard(740, 400, face, 160);
}

/** The post of the platform's roof, between two boards. */
function shelter(): string {
  return at(
    { x: gap / 2 },
    rect(-16, -400, 32, 760, mix("rani", "ink", 0.25)),
    rect(-160, -330, 320, 26, mix("rani", "ink", 0.4)),
    rect(-220, -400, 440, 72, colour("rani")),
  );
}

function skyline(): string {
  const chance = new Chance(8);
  return repeat(26, (index) => {
    const height = chance.between(60, 220);
    return rect(index * 110 - 200, 640 - height, chance.between(70, 120), height, mix("peacock", "ink", 0.22));
  });
}

/** People in front, nearer than the boards. */
function travellers(t: number): string {
  const chance = new Chance(17);
  return repeat(14, (index) => {
    const pose = chance.is(0.4) ? { left: { x: -40 + Math.sin(t * 4 + index) * 8, y: -44 } } : {};
    return at({ x: 120 + index * 430 + chance.between(-70, 70), scale: 1.35 }, person(someone(chance), pose));
  });
}
