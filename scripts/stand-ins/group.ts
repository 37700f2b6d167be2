import { Chance } from "../../tools/soak/chance.ts";
import { stationBoard } from "../drawings/board.ts";
import { bitcoinSign } from "../drawings/coin.ts";
import { words } from "../drawings/lettering.ts";
import { light, unfocused } from "../drawings/light.ts";
import { someone } from "../drawings/look.ts";
import { type Pose, person } from "../drawings/person.ts";
import { definitionsOf, layersOf } from "../drawings/postcard-layers.ts";
import { at, circle, colour, drawing, mix, path, rect, repeat, stroke } from "../drawings/shapes.ts";

const groupSize = { width: 1800, height: 1200 };

/** From the back row, on the highest step, to the front one: how high the heads stand, how large, and how far apart. */
const rows = [
  { y: 492, scale: 1.12, gap: 92 },
  { y: 566, scale: 1.3, gap: 106 },
  { y: 660, scale: 1.54, gap: 124 },
  { y: 776, scale: 1.82, gap: 148 },
  { y: 918, scale: 2.2, gap: 178 },
];

/** Everyone who came, on the steps before the terminus in Mumbai, under the tour's board. */
export function groupPhotograph(productName: string, postcard: string): string {
  const [sky, terminus] = layersOf(postcard);
  const { width, height } = groupSize;
  return drawing(
    width,
    height,
    definitionsOf(postcard),
    rect(0, 0, width, height, mix("peacock", "paper", 0.4)),
    unfocused("far", 1.6, at({ x: -80, y: -330, scale: 2.9 }, sky), at({ x: -640, y: -392, scale: 3.02 }, terminus)),
    rect(0, 0, width, height, colour("straw"), 'opacity="0.2"'),
    steps(),
    confetti(),
    board(productName),
    crowd(),
    bunting(),
    light(width, height, 0.9),
  );
}

function steps(): string {
  return repeat(
    6,
    (index) =>
      rect(0, 560 + index * 118, 1800, 118, mix("sand", "rust", 0.16 + 0.07 * index)) +
      rect(0, 560 + index * 118, 1800, 12, mix("sand", "paper", 0.4)),
  );
}

function board(productName: string): string {
  const text = words(0, 46, productName.toUpperCase(), { size: 142 });
  return at({ x: 1030, y: 290 }, stationBoard(900, 200, text, 160));
}

/** What raised hands hold: a flag, a telephone, a coin, or nothing. */
function held(chance: Chance): string {
  const things = [
    "",
    "",
    at({ y: -14 }, rect(-12, -26, 24, 42, colour("ink"), 'rx="4"'), rect(-9, -22, 18, 32, colour("heather"))),
    stroke("M0 10V-60", colour("ink"), 3) +
      path("M0-60H46L36-44 46-28H0Z", colour("bitcoin")) +
      at({ x: 19, y: -44 }, bitcoinSign(0.6, colour("paper"))),
    at(
      { y: -20 },
      circle(0, 0, 17, colour("bitcoin"), `stroke="${colour("paper")}" stroke-width="2"`),
      bitcoinSign(0.62, colour("paper")),
    ),
  ] as const;
  return chance.pick(things);
}

function pose(chance: Chance): Pose {
  const tilt = chance.between(-7, 7);
  const fate = chance.next();
  if (fate < 0.22)
    return { tilt, right: { x: chance.between(34, 48), y: chance.between(-58, -34), holds: held(chance) } };
  if (fate < 0.42)
    return { tilt, left: { x: chance.between(-48, -34), y: chance.between(-58, -34), holds: held(chance) } };
  if (fate < 0.5) return { tilt, left: { x: -40, y: -48 }, right: { x: 40, y: -50 } };
  return { tilt };
}

function crowd(): string {
  const chance = new Chance(2026);
  const ink = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour("night")}" stop-opacity="${opacity}"/>`;
  const shadows = `<linearGradient id="row-shadow" x2="0" y2="1">${ink(0, 0)}${ink(0.4, 0.34)}${ink(1, 0.3)}</linearGradient>`;
  return (
    shadows +
    rows
      .map(({ y, scale, gap }, row) => {
        const count = Math.ceil(1900 / gap) + 1;
        const people = repeat(count, (index) => {
          const x = index * gap - 60 + (row % 2) * gap * 0.5 + chance.between(-0.1, 0.1) * gap;
          return at(
            { x, y: y + chance.between(-16, 16), scale: scale * chance.between(0.94, 1.06) },
            person(someone(chance), pose(chance)),
          );
        });
        const shadow = rect(0, y + 40 * scale, 1800, 400, "url(#row-shadow)");
        return people + shadow;
      })
      .join("") +
    children(chance) +
    banner()
  );
}

/** In front of all: the children, and the banner. */
function children(chance: Chance): string {
  return repeat(8, (index) =>
    at(
      { x: 60 + index * 240, y: 1060 + (index % 2) * 18, scale: 1.75 },
      person({ ...someone(chance), beard: "none" }, index % 3 ? { right: { x: 40, y: -38 } } : {}),
    ),
  );
}

function banner(): string {
  return at(
    { x: 900, y: 1104, rotate: -1 },
    path("M-520-66Q0-40 520-66L512 60Q0 92-512 60Z", colour("paper")),
    path("M-520-66Q0-40 520-66L519-48Q0-22-519-48Z", colour("bitcoin")),
    path("M-513 44Q0 76 513 44L512 60Q0 92-512 60Z", colour("leaf")),
    words(0, 32, "बिटकॉइन आसान है", { size: 84 }),
  );
}

function confetti(): string {
  const chance = new Chance(5);
  const tones = [colour("marigold"), colour("bitcoin"), colour("rani"), colour("paper"), colour("enamel")] as const;
  return repeat(150, () => {
    const [x, y, turn] = [chance.between(0, 1800), chance.between(0, 760), chance.between(0, 180)];
    return at(
      { x, y, rotate: turn, scale: chance.between(0.6, 1.5) },
      path("M-7 0Q0-6 7 0 0 6-7 0Z", chance.pick(tones)),
    );
  });
}

/** Flags on a string across the top, near the lens. */
function bunting(): string {
  const tones = [colour("rani"), colour("marigold"), colour("peacock"), colour("paper")];
  const flag = (index: number) => {
    const x = index * 120 - 60;
    const y = 20 + 70 * Math.sin((index * Math.PI) / 16);
    return at({ x, y, rotate: 4 }, path("M-46 0H46L0 96Z", tones[index % 4] ?? colour("rani")));
  };
  return unfocused("near", 4, stroke("M-20 10Q900 150 1820 10", colour("ink"), 5), repeat(17, flag));
}
