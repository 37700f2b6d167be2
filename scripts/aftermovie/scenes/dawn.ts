import { Chance } from "../../../tools/soak/chance.ts";
import { coin, rays } from "../../drawings/coin.ts";
import { crowdInShadow, farHills, palm, signal, sky } from "../../drawings/country.ts";
import { words } from "../../drawings/lettering.ts";
import { at, circle, colour, mix, rect, repeat } from "../../drawings/shapes.ts";
import { rails, train } from "../../drawings/train.ts";
import type { FilmFacts } from "../film-facts.ts";
import { between, easeInOut, easeOut, joint, part, settle } from "../motion.ts";

/** The signal turns green, and the train leaves before sunrise. */
export function dawn(t: number, { productName }: FilmFacts): string {
  const way = 150 * Math.max(0, t - 2.5) ** 2;
  const camera = way * 0.55;
  const rise = easeOut(part(t, 0.4, 6.6));
  const sun = { x: 930 - camera * 0.04, y: between(720, 318, rise) };
  const shake = way > 20 ? joint(t) * 2.2 : 0;
  return [
    sky("before-dawn", ["pitch", "night-raised", "dusk"]),
    stars(1 - part(t, 0.5, 3.5)),
    at({ opacity: part(t, 0, 3.4) }, sky("first-light", ["night-high", "rani", "bitcoin"])),
    at({ opacity: part(t, 2.6, 6.5) * 0.9 }, sky("sunrise", ["rani", "bitcoin", "enamel"])),
    at({ ...sun, opacity: part(t, 1, 5) * 0.5 }, rays(24, 1300, colour("enamel"), t * 2.2)),
    at({ ...sun }, coin(148, { turn: between(-40, 0, rise) })),
    at({ x: -camera * 0.1 }, farHills(mix("rani", "night", 0.62))),
    at({ x: -camera * 0.24, y: 12 }, farHills(mix("night", "rani", 0.16), 5)),
    title(t, productName),
    at(
      { x: -camera * 0.5 },
      repeat(5, (index) => palm(230 + index * 420 + (index % 2) * 90, 566, 0.9 + (index % 3) * 0.24)),
    ),
    at({ y: 588 + shake }, train(820 + way - camera, 5, { way, waving: easeInOut(part(t, 1.6, 3)), lit: true })),
    at({ y: 588 }, rails(1280, camera)),
    rect(0, 606, 1280, 120, colour("pitch")),
    at({ x: 1130 - camera, y: 600 }, signal(t > 2.2 ? "go" : "stop")),
    at({ x: -camera * 1.25 }, crowdInShadow(t)),
  ].join("");
}

function stars(opacity: number): string {
  const chance = new Chance(3);
  return at(
    { opacity },
    repeat(70, () => circle(chance.between(0, 1280), chance.between(0, 400), chance.between(0.8, 2.4), colour("moon"))),
  );
}

/** The tour's name, word by word on the beat, out of the ground like everything that rises. */
function title(t: number, productName: string): string {
  const lines = productName.toUpperCase().split(" ");
  return lines
    .map((line, index) => {
      const come = settle(part(t, 0.9 + index, 1.75 + index));
      const y = 196 + index * 158;
      return `<clipPath id="title-${index}"><rect x="0" y="${y - 150}" width="1280" height="168"/></clipPath><g clip-path="url(#title-${index})">${words(70, y + (1 - come) * 190, line, { size: 190, anchor: "start", fill: colour("paper") })}</g>`;
    })
    .join("");
}
