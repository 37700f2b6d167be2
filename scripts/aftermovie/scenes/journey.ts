import { coin, rays } from "../../drawings/coin.ts";
import { farHills, fields, sky, telegraphPole, tree } from "../../drawings/country.ts";
import { at, colour, ellipse, mix, rect, repeat } from "../../drawings/shapes.ts";
import { rails, train } from "../../drawings/train.ts";
import { between, easeInOut, joint, part } from "../motion.ts";

/** How far the train runs in a beat: one pole to the next, one rail joint to the next. */
const stride = 760;

/** Beside the train through the fields, a pole at every beat. */
export function journey(t: number): string {
  const way = 4000 + t * stride;
  const shake = joint(t);
  const nose = between(760, 1120, easeInOut(part(t, 0, 4)));
  const poles = Array.from({ length: 5 }, (_, index) => {
    const pole = Math.floor((way * 0.8) / 608) + index - 1;
    return telegraphPole(pole * 608 - way * 0.8 + 120, 520, 608);
  });
  return [
    sky("morning", ["marigold", "enamel", "straw"]),
    at({ x: 330, y: 250 }, rays(24, 1500, colour("straw"), t * 2)),
    at({ x: 330, y: 250 - t * 7 }, coin(120, { turn: t * 5 })),
    at({ x: -way * 0.03 + 60, y: 6 }, farHills(mix("bitcoin", "rust", 0.25))),
    at({ x: -way * 0.06 + 140, y: 34 }, farHills(mix("rust", "rani", 0.35), 9)),
    fields(508, 600, way * 0.3, [
      colour("leaf"),
      mix("leaf", "straw", 0.55),
      mix("leaf", "peacock", 0.5),
      colour("wheat"),
    ]),
    trees(way * 0.42),
    ...poles,
    rect(0, 570, 1280, 60, mix("rust", "sand", 0.35)),
    at({ y: 612 + shake * 2.6 }, train(nose, 4, { way, waving: 1 })),
    at({ y: 612 }, rails(1280, way, stride)),
    rect(0, 628, 1280, 100, mix("rust", "ink", 0.45)),
    hedge(way * 1.7),
  ].join("");
}

function trees(shift: number): string {
  const first = Math.floor(shift / 330);
  return repeat(6, (index) => {
    const place = first + index - 1;
    return tree(place * 330 - shift + ((place * 97) % 120), 556 + ((place * 13) % 14), 0.7 + ((place * 31) % 40) / 100);
  });
}

/** Grass at the edge of the line, so near that it blurs. */
function hedge(shift: number): string {
  const first = Math.floor(shift / 210);
  const tufts = repeat(9, (index) => {
    const place = first + index - 1;
    const x = place * 210 - shift;
    return ellipse(
      x,
      728,
      120 + ((place * 37) % 60),
      44 + ((place * 53) % 46),
      place % 2 ? colour("leaf") : mix("leaf", "ink", 0.4),
    );
  });
  return `<filter id="near" x="-.1" width="1.2"><feGaussianBlur stdDeviation="16 1"/></filter><g filter="url(#near)">${tufts}</g>`;
}
