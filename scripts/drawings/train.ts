import { Chance } from "../../tools/soak/chance.ts";
import { bitcoinSign, coin } from "./coin.ts";
import { someone } from "./look.ts";
import { type Pose, person } from "./person.ts";
import { at, circle, colour, mix, n, path, rect, repeat, stroke } from "./shapes.ts";

/** Length of a coach with its coupling, and of the locomotive; the rail is at y = 0, the roof at about -190. */
export const coachLength = 560;
const locomotiveLength = 430;

/** A wheel that has rolled `way` far. */
function wheel(x: number, way: number): string {
  const turn = (way / 20) * (180 / Math.PI);
  return at(
    { x, y: -20, rotate: turn },
    circle(0, 0, 20, colour("ink")),
    circle(0, 0, 14, colour("bitcoin")),
    stroke("M-12 0H12M0-12V12", colour("ink"), 3),
    circle(0, 0, 4, colour("ink")),
  );
}

function bogie(x: number, way: number): string {
  return rect(x - 58, -34, 116, 14, colour("ink"), 'rx="5"') + wheel(x - 34, way) + wheel(x + 34, way);
}

type CoachOptions = {
  seed: number;
  way: number;
  /** Raises passengers' hands: from 0 to 1. */
  waving?: number;
  lit?: boolean;
};

/** A coach with passengers at its windows. */
export function coach({ seed, way, waving = 0, lit = false }: CoachOptions): string {
  const chance = new Chance(seed);
  const glass = lit ? mix("enamel", "paper", 0.35) : mix("peacock", "paper", 0.72);
  const windows = repeat(5, (index) => {
    const look = someone(chance);
    const hand = chance.is(0.5) && waving > 0;
    const wave = Math.sin(way / 60 + index * 1.7) * 6;
    const pose: Pose = hand ? { right: { x: 30 + wave, y: 30 - 52 * waving } } : {};
    const id = `window-${seed}-${index}`;
    return at(
      { x: 84 + index * 88, y: -106 },
      `<clipPath id="${id}"><rect x="-31" y="-30" width="62" height="56" rx="7"/></clipPath>`,
      rect(-35, -34, 70, 64, colour("ink"), 'rx="9"'),
      `<g clip-path="url(#${id})">${rect(-31, -30, 62, 56, glass)}${at({ x: -6, y: -4, scale: 0.86 }, person(look, pose))}${path("M-31-30H-8L-31 6Z", colour("paper"), 'opacity="0.35"')}</g>`,
    );
  });
  return [
    rect(-10, -52, coachLength, 8, colour("ink")),
    bogie(96, way),
    bogie(coachLength - 116, way),
    rect(0, -176, coachLength - 22, 136, colour("peacock"), 'rx="12"'),
    path(
      `M6-176Q12-192 40-192H${coachLength - 62}Q${coachLength - 34}-192 ${coachLength - 28}-176Z`,
      colour("ink-soft"),
    ),
    rect(0, -150, coachLength - 22, 90, colour("paper")),
    rect(0, -60, coachLength - 22, 7, colour("enamel")),
    rect(0, -157, coachLength - 22, 7, colour("enamel")),
    windows,
    rect(8, -146, 26, 104, mix("peacock", "ink", 0.35), 'rx="4"'),
    rect(coachLength - 56, -146, 26, 104, mix("peacock", "ink", 0.35), 'rx="4"'),
    path(`M0-48H${coachLength - 22}V-52H0Z`, colour("ink"), 'opacity="0.3"'),
  ].join("");
}

/** The locomotive; it runs to the right and its lamp shines when `lit`. */
function locomotive(way: number, lit = false): string {
  const lamp = lit ? path("M420-116L860-186V-16Z", colour("enamel"), 'opacity="0.28"') : "";
  return [
    lamp,
    rect(-12, -52, 40, 8, colour("ink")),
    bogie(96, way),
    bogie(318, way),
    path("M0-170Q0-180 12-180H330Q372-180 396-128L418-78Q424-62 424-42H0Z", colour("rani")),
    path("M336-166Q364-162 384-122L390-108H330V-158Q330-166 336-166Z", mix("peacock", "paper", 0.72)),
    stroke("M60-196L100-212 140-196M100-212V-182", colour("ink"), 5),
    rect(20, -188, 280, 10, colour("ink-soft"), 'rx="4"'),
    rect(0, -74, 420, 10, colour("enamel")),
    path("M418-78Q424-62 424-42H0V-52H420Z", colour("ink"), 'opacity="0.25"'),
    repeat(4, (index) => rect(26 + index * 34, -158, 22, 40, mix("rani", "ink", 0.35), 'rx="3"')),
    at({ x: 236, y: -120 }, circle(0, 0, 34, colour("paper")), coin(30)),
    circle(412, -112, 9, lit ? colour("straw") : colour("paper"), `stroke="${colour("ink")}" stroke-width="3"`),
    path("M424-42L440-14H404V-42Z", colour("ink")),
  ].join("");
}

/** A train whose nose is at `nose`; `way` is how far it has come, so that the wheels roll. */
export function train(nose: number, coaches: number, options: { way: number; waving?: number; lit?: boolean }): string {
  const { way, lit = false } = options;
  const engine = nose - locomotiveLength;
  return [
    repeat(coaches, (index) =>
      at({ x: engine - (index + 1) * coachLength + 6 }, coach({ ...options, seed: 40 + index })),
    ),
    at({ x: engine }, locomotive(way, lit)),
  ].join("");
}

/** Rails on sleepers along y = 0, moving by `shift`, with a joint at every `joint` units. */
export function rails(width: number, shift: number, joint = 400): string {
  const sleepers = repeat(Math.ceil(width / 40) + 2, (index) =>
    rect(index * 40 - (((shift % 40) + 40) % 40), 8, 22, 9, mix("ink", "rust", 0.35)),
  );
  const joints = repeat(Math.ceil(width / joint) + 2, (index) =>
    rect(index * joint - (((shift % joint) + joint) % joint), -1, 26, 11, colour("ink")),
  );
  return sleepers + rect(0, 0, width, 7, colour("ink-soft")) + rect(0, 0, width, 2.5, colour("mist")) + joints;
}

/** The sign on a small enamel disc. */
export function badge(radius: number): string {
  return (
    circle(0, 0, radius, colour("enamel"), `stroke="${colour("ink")}" stroke-width="${n(radius / 8)}"`) +
    bitcoinSign(radius / 26, colour("ink"))
  );
}
