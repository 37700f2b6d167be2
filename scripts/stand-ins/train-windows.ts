import { Chance } from "../../tools/soak/chance.ts";
import { stationBoard } from "../drawings/board.ts";
import { words } from "../drawings/lettering.ts";
import { light, unfocused } from "../drawings/light.ts";
import { type Look, someone } from "../drawings/look.ts";
import { person } from "../drawings/person.ts";
import { personBehind } from "../drawings/person-behind.ts";
import { at, circle, colour, drawing, mix, path, rect, repeat, stroke } from "../drawings/shapes.ts";
import { badge } from "../drawings/train.ts";

const windowsSize = { width: 1800, height: 900 };

/** Attendees wave from the windows as the train stands in Patna, and the platform waves back. */
export function windowsPhotograph(productName: string): string {
  const { width, height } = windowsSize;
  const chance = new Chance(404);
  return drawing(
    width,
    height,
    body(productName),
    repeat(6, (index) => at({ x: 170 + index * 292, y: 390 }, window(index, chance))),
    garland(),
    at(
      { x: 1540, y: 112 },
      stationBoard(400, 172, words(0, -6, "पटना", { size: 66 }) + words(0, 58, "PATNA", { size: 66 })),
    ),
    unfocused("near", 3, platformPeople(chance)),
    light(width, height),
  );
}

function body(productName: string): string {
  return [
    rect(0, 0, 1800, 900, colour("peacock")),
    rect(0, 0, 1800, 40, mix("peacock", "ink", 0.5)),
    repeat(46, (index) => rect(index * 40, 44, 4, 120, mix("peacock", "ink", 0.18))),
    rect(0, 200, 1800, 430, colour("paper")),
    rect(0, 186, 1800, 20, colour("enamel")),
    rect(0, 624, 1800, 20, colour("enamel")),
    rect(0, 644, 1800, 256, mix("peacock", "ink", 0.2)),
    repeat(60, (index) => circle(16 + index * 30, 664, 3.4, mix("peacock", "paper", 0.3))),
    at({ x: 330, y: 118 }, words(0, 22, `${productName.toUpperCase()} EXPRESS`, { size: 74, fill: colour("enamel") })),
    at({ x: 900, y: 120 }, badge(50)),
  ].join("");
}

/** A window with one or two people, a hand out of some of them. */
function window(index: number, chance: Chance): string {
  const wave = index % 2 === 0;
  const clip = `<clipPath id="pane-${index}"><rect x="-112" y="-150" width="224" height="330" rx="20"/></clipPath>`;
  const passenger = someone(chance);
  const inside = [
    rect(-112, -150, 224, 330, mix("night", "bitcoin", 0.2)),
    rect(-112, -150, 224, 90, mix("night", "straw", 0.3)),
    chance.is(0.6) ? at({ x: 52, y: -14, scale: 1.5, opacity: 0.9 }, person(someone(chance))) : "",
    at({ x: -22, y: 20, scale: 2.15 }, person(passenger, { tilt: chance.between(-8, 8) })),
  ].join("");
  return [
    rect(-128, -166, 256, 362, colour("ink"), 'rx="30"'),
    `${clip}<g clip-path="url(#pane-${index})">${inside}${path("M-112-150H-20L-112 0Z", colour("paper"), 'opacity="0.14"')}</g>`,
    rect(-136, 176, 272, 26, mix("ink-soft", "paper", 0.3), 'rx="8"'),
    wave ? at({ x: 60, y: 120, scale: 2 }, wavingArm(passenger)) : "",
  ].join("");
}

/** An arm that leans out over the sill. */
function wavingArm({ skin, cloth }: Look): string {
  return [
    stroke("M-6 20L22 2 34-48", skin, 14),
    stroke("M-14 20L13 8", cloth, 22),
    at(
      { x: 34, y: -52, scale: 1.1 },
      circle(0, 0, 9, skin),
      stroke("M-6-5L-10-15M-1-8L-2-19M5-7L7-18M8-2L15-9", skin, 4.4),
    ),
  ].join("");
}

function garland(): string {
  return repeat(76, (index) => {
    const y = 214 + 44 * Math.abs(Math.sin((index * Math.PI) / 12.2));
    return (
      circle(index * 24, y, 13, index % 2 ? colour("marigold") : colour("bitcoin")) +
      circle(index * 24 - 3, y - 3, 4, colour("enamel"))
    );
  });
}

function platformPeople(chance: Chance): string {
  const back = repeat(9, (index) => {
    const hand = index % 3 === 0 ? { left: { x: -38, y: -52 } } : index % 3 === 1 ? { right: { x: 38, y: -50 } } : {};
    return at(
      { x: 60 + index * 214 + chance.between(-30, 30), y: 800 + chance.between(-26, 26), scale: 2.3 },
      personBehind(someone(chance), hand),
    );
  });
  return back;
}
