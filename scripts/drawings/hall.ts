import { Chance } from "../../tools/soak/chance.ts";
import { coin, rays } from "./coin.ts";
import { words } from "./lettering.ts";
import { type Look, someone } from "./look.ts";
import { person } from "./person.ts";
import { personBehind } from "./person-behind.ts";
import { at, circle, colour, mix, path, rect, repeat, stroke } from "./shapes.ts";

/** The hall, its size, and the middle of the screen on which the coin shines. */
export const hallSize = { width: 1600, height: 1200 };

type Moment = {
  /** Time in beats: hands and lights move with it. */
  t: number;
  /** How many of the audience have a hand up, from 0 to 1. */
  hands: number;
};

const speaker: Look = {
  skin: mix("rust", "ink", 0.2),
  hair: colour("ink"),
  hairstyle: "bun",
  garment: "sari",
  cloth: colour("peacock"),
  trim: colour("rani"),
  glasses: false,
  beard: "none",
  bindi: true,
  smile: "open",
};

/** A talk before a full hall, in three depths: what stands on the stage, the stage's people, the audience. */
export function hallLayers({ t, hands }: Moment): [string, string, string] {
  return [wall() + screen(t) + chalkboard(), stage(t), audience(t, hands) + dimness() + lamps()];
}

function wall(): string {
  const arch = (x: number) =>
    path(`M${x} 820V420Q${x} 330 ${x + 90} 286Q${x + 180} 330 ${x + 180} 420V820Z`, colour("night"));
  return [
    rect(-100, -100, 1800, 1400, colour("night-raised")),
    at({ x: 800, y: 400 }, rays(26, 1400, colour("night-high"))),
    ...[-60, 1260, 1480].map(arch),
    arch(150),
    rect(-100, 180, 1800, 20, mix("bitcoin", "night", 0.5)),
  ].join("");
}

function screen(t: number): string {
  return [
    rect(440, 96, 720, 600, colour("ink"), 'rx="12"'),
    rect(456, 112, 688, 568, colour("rani"), 'rx="4"'),
    at(
      { x: 800, y: 370 },
      `<clipPath id="screen"><rect x="-344" y="-258" width="688" height="568"/></clipPath><g clip-path="url(#screen)">${rays(20, 700, mix("rani", "ink", 0.22), t * 6)}</g>`,
    ),
    at({ x: 800, y: 352 }, coin(196, { turn: Math.sin(t * 0.7) * 5 })),
    words(800, 648, "बिटकॉइन आसान है", { size: 76, fill: colour("paper") }),
  ].join("");
}

/** What the last talk left on the board: one coin in its smallest parts. */
function chalkboard(): string {
  return at(
    { x: 1330, y: 520 },
    stroke("M-90 130L-124 300M90 130L124 300", mix("rust", "ink", 0.2), 12),
    rect(-156, -140, 312, 280, mix("rust", "paper", 0.15), 'rx="6"'),
    rect(-142, -126, 284, 252, mix("leaf", "ink", 0.62)),
    words(0, -56, "1 BTC", { size: 60, fill: colour("paper") }),
    words(0, -8, "=", { size: 48, fill: colour("enamel") }),
    words(0, 44, "10,00,00,000", { size: 50, fill: colour("paper") }),
    words(0, 98, "sats", { size: 48, fill: colour("enamel") }),
  );
}

function stage(t: number): string {
  const reach = { x: 74, y: -46 + Math.sin(t * Math.PI) * 7 };
  const talks = { ...speaker, smile: Math.floor(t * 2.5) % 2 === 0 ? "open" : "closed" } as const;
  const garland = repeat(54, (index) =>
    circle(
      index * 32 - 40,
      800 + 18 * Math.abs(Math.sin((index * Math.PI) / 6)),
      11,
      index % 2 ? colour("marigold") : colour("bitcoin"),
    ),
  );
  return [
    rect(-100, 772, 1800, 24, mix("rust", "paper", 0.35)),
    rect(-100, 796, 1800, 200, mix("rust", "ink", 0.3)),
    garland,
    at({ x: 1090, y: 640, scale: 1.1 }, listener(5)),
    at({ x: 360, y: 506, scale: 1.72 }, person(talks, { right: reach, tilt: Math.sin(t * 1.3) * 3 })),
    at(
      { x: 352, y: 640 },
      path("M-96-10H96L84 160H-84Z", mix("rust", "ink", 0.55)),
      rect(-112, -26, 224, 26, colour("enamel"), 'rx="5"'),
      at({ y: 76 }, circle(0, 0, 46, colour("enamel")), coin(42)),
      stroke("M52-26Q60-70 30-92", colour("ink"), 6),
      circle(28, -94, 10, colour("ink-soft")),
    ),
  ].join("");
}

/** Someone on the stage who waits for her turn. */
function listener(seed: number): string {
  return person({
    ...someone(new Chance(seed)),
    garment: "waistcoat",
    cloth: colour("paper"),
    trim: colour("peacock"),
  });
}

const rows = [
  { y: 836, scale: 1.05, gap: 96 },
  { y: 912, scale: 1.4, gap: 128 },
  { y: 1020, scale: 1.95, gap: 182 },
];

function audience(t: number, hands: number): string {
  const chance = new Chance(31);
  return rows
    .map(({ y, scale, gap }, row) => {
      const seats = Math.ceil(1800 / gap);
      return repeat(seats, (seat) => {
        const look = someone(chance);
        const rises = Math.min(1, Math.max(0, (hands - chance.next() * 0.8) * 5));
        const wave = Math.sin(t * 3 + seat * 2.3 + row) * 4;
        const hand = { x: (seat % 2 ? 36 : -36) + wave, y: 60 - 128 * rises };
        const pose = rises > 0 ? (seat % 2 ? { right: hand } : { left: hand }) : {};
        const sway = Math.sin(t * Math.PI + seat) * 1.5;
        return at(
          { x: seat * gap - 80 + (row % 2) * gap * 0.5 + chance.between(-8, 8), y: y + sway, scale },
          personBehind(look, pose),
        );
      });
    })
    .join("");
}

/** Only the stage is lit: the rows are darker the nearer they are. */
function dimness(): string {
  const ink = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour("night")}" stop-opacity="${opacity}"/>`;
  const gradient = `<linearGradient id="dimness" x2="0" y2="1">${ink(0, 0)}${ink(0.3, 0.22)}${ink(1, 0.62)}</linearGradient>`;
  return gradient + rect(-100, 800, 1800, 500, "url(#dimness)");
}

function lamps(): string {
  const beam = (x: number, lean: number) =>
    path(`M${x - 20} -20L${x + lean - 230} 860H${x + lean + 230}L${x + 20} -20Z`, colour("straw"), 'opacity="0.07"');
  const bulbs = repeat(34, (index) =>
    circle(
      index * 50 - 20,
      60 + 34 * Math.sin((index * Math.PI) / 8) ** 2,
      8,
      index % 3 ? colour("straw") : colour("bitcoin-bright"),
    ),
  );
  const flags = repeat(30, (index) =>
    path(
      `M${index * 56 - 30} 0h46l-23 46z`,
      [colour("rani"), colour("marigold"), colour("peacock"), colour("paper")][index % 4] ?? colour("rani"),
    ),
  );
  return beam(220, 160) + beam(1380, -420) + beam(800, 0) + flags + bulbs;
}
