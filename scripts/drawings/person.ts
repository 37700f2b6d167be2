import { bitcoinSign } from "./coin.ts";
import { head } from "./head.ts";
import type { Look } from "./look.ts";
import { at, circle, colour, mix, path, repeat, stroke } from "./shapes.ts";

/** Where a hand is, from the middle of the head: the elbow lies between it and the shoulder. */
type Hand = { x: number; y: number; holds?: string };

export type Pose = {
  /** A raised or reaching hand on each side; a side without one hangs down. */
  left?: Hand;
  right?: Hand;
  /** How far the head is tilted, in degrees. */
  tilt?: number;
};

/** A person from the front, to below the hips: the head is 34 high around 0,0 and the body ends at y = 190. */
export function person(look: Look, pose: Pose = {}): string {
  const arm = (hand: Hand | undefined, side: 1 | -1) => (hand ? raisedArm(look, hand, side) : hangingArm(look, side));
  const back = [pose.left, pose.right].some((hand) => hand && hand.y < 20);
  const arms = arm(pose.left, -1) + arm(pose.right, 1);
  return [
    look.hairstyle === "long" ? path("M-19 2Q-24-22 0-22T19 2Q22 34 18 46H-18Q-22 34-19 2Z", look.hair) : "",
    back ? "" : arms,
    body(look),
    back ? arms : "",
    at({ y: 2, rotate: pose.tilt ?? 0, scale: 1.16 }, head(look)),
  ].join("");
}

const outline = "M-13 30Q-34 32-37 56L-39 120-42 190H42L39 120 37 56Q34 32 13 30Q0 40-13 30Z";

function body(look: Look): string {
  const { skin, cloth } = look;
  return [
    path("M-8 8H8V30Q0 40-8 30Z", skin),
    path("M-8 14Q0 24 8 14V22Q0 30-8 20Z", colour("ink"), 'opacity="0.25"'),
    path(outline, cloth),
    decoration(look),
    path("M13 30Q34 32 37 56L39 120 42 190H16Q24 96 13 30Z", colour("ink"), 'opacity="0.14"'),
  ].join("");
}

function decoration({ garment, trim, cloth }: Look): string {
  const neck = path("M-12 30L0 50 12 30Q0 40-12 30Z", mix("paper", "straw", 0.4));
  switch (garment) {
    case "sari":
      return [
        path("M-37 62L-39 120-42 190H-8L30 36Q20 30 13 30L-30 96Z", trim),
        stroke("M14 31L-28 100-18 190", colour("enamel"), 3.5),
      ].join("");
    case "kurta":
      return [
        path("M-13 30Q0 44 13 30L4 40V92H-4V40Z", trim),
        repeat(4, (index) => circle(0, 50 + index * 13, 1.8, colour("enamel"))),
      ].join("");
    case "coin-shirt":
      return at({ y: 82, rotate: 0 }, circle(0, 0, 20, trim), bitcoinSign(0.78, cloth));
    case "stripes":
      return repeat(5, (index) =>
        path(`M${-37 - index} ${64 + index * 24}H${37 + index}l.6 9H${-37.6 - index}Z`, trim),
      );
    case "waistcoat":
      return [
        path("M-13 30L-31 42-34 150-6 150-3 64Z", trim),
        path("M13 30L31 42 34 150 6 150 3 64Z", trim),
        neck,
      ].join("");
    case "shirt":
      return [
        neck,
        path("M-13 29L-20 40-5 56 0 44ZM13 29L20 40 5 56 0 44Z", trim),
        stroke("M0 52V190", colour("ink"), 1.6, 'opacity="0.3"'),
      ].join("");
  }
}

function hangingArm({ cloth, skin }: Look, side: 1 | -1): string {
  const x = 40 * side;
  return [
    stroke(`M${34 * side} 50Q${x + 5 * side} 90 ${x + 2 * side} 150`, skin, 13),
    stroke(`M${33 * side} 48Q${x + 3 * side} 70 ${x + 4 * side} 92`, cloth, 20),
    stroke(`M${33 * side} 48Q${x + 3 * side} 70 ${x + 4 * side} 92`, colour("ink"), 20, 'opacity="0.18"'),
  ].join("");
}

/** An arm from the shoulder over the elbow to the hand: sleeve, skin, and what the hand holds. */
function raisedArm({ cloth, skin }: Look, { x, y, holds = "" }: Hand, side: 1 | -1): string {
  const shoulder = { x: 29 * side, y: 46 };
  const elbow = { x: (shoulder.x + x) / 2 + 16 * side, y: (shoulder.y + y) / 2 + 14 };
  const cuff = { x: (shoulder.x + elbow.x * 2) / 3, y: (shoulder.y + elbow.y * 2) / 3 };
  return [
    stroke(`M${shoulder.x} ${shoulder.y}L${elbow.x} ${elbow.y} ${x} ${y}`, skin, 12.5),
    stroke(`M${shoulder.x} ${shoulder.y}L${cuff.x} ${cuff.y}`, cloth, 21),
    stroke(`M${shoulder.x} ${shoulder.y}L${cuff.x} ${cuff.y}`, colour("ink"), 21, 'opacity="0.1"'),
    at({ x, y }, holds, circle(0, 0, 8.5, skin), stroke("M-4-6L-6-15M0-8V-18M4-7L6-16", skin, 4.4)),
  ].join("");
}
