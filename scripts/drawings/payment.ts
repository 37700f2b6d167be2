import { Chance } from "../../tools/soak/chance.ts";
import { bitcoinSign, coin } from "./coin.ts";
import { words } from "./lettering.ts";
import { at, circle, colour, mix, path, rect, repeat, stroke } from "./shapes.ts";

/** The stand with the code that visitors pay to. */
export function codeStand(paid: number): string {
  const chance = new Chance(21);
  const dots = repeat(121, (index) => {
    const [column, line] = [index % 11, Math.floor(index / 11)];
    const inCorner = (column < 3 || column > 7) && (line < 3 || line > 7) && !(column > 7 && line > 7);
    const inMiddle = Math.abs(column - 5) < 2 && Math.abs(line - 5) < 2;
    return !inCorner && !inMiddle && chance.is(0.52)
      ? rect(column * 16 - 88, line * 16 - 88, 16.4, 16.4, colour("ink"))
      : "";
  });
  const eye = (x: number, y: number) =>
    rect(x, y, 48, 48, colour("ink"), 'rx="6"') +
    rect(x + 9, y + 9, 30, 30, colour("paper"), 'rx="3"') +
    rect(x + 16, y + 16, 16, 16, colour("ink"));
  return at(
    { x: 1000, y: 660 },
    path("M-40 110H40L70 162H-70Z", mix("rust", "ink", 0.4)),
    rect(-128, -150, 256, 290, colour("paper"), 'rx="14"'),
    rect(-128, -150, 256, 54, colour("bitcoin"), 'rx="14"'),
    words(0, -110, "₿ ACCEPTED HERE", { size: 32, fill: colour("ink") }),
    at(
      { y: 24 },
      dots,
      eye(-88, -88),
      eye(40, -88),
      eye(-88, 40),
      circle(0, 0, 25, colour("bitcoin")),
      at({}, bitcoinSign(0.95, colour("paper"))),
    ),
    at(
      { y: 24, opacity: paid },
      circle(0, 0, 118, colour("signal")),
      stroke("M-50 4L-14 40 54-36", colour("paper"), 24),
    ),
  );
}

/** A hand that holds a telephone, from the lower right; its screen shows the code's frame, or the coin when paid. */
export function payingHand(paid: number, turn: number): string {
  const corner = (x: number, y: number, sx: number, sy: number) =>
    at({ x, y, scale: [sx, sy] }, stroke("M0 34V0H34", colour("enamel"), 9));
  const arm = mix("rust", "paper", 0.12);
  return [
    path("M70 240L420 640H760L180 130Z", colour("peacock")),
    path("M60 180Q120 110 210 150L330 280 200 400Q90 330 60 180Z", arm),
    rect(-118, -226, 236, 440, colour("ink"), 'rx="30"'),
    rect(-102, -206, 204, 396, colour("night-high"), 'rx="16"'),
    at(
      { opacity: 1 - paid },
      corner(-70, -100, 1, 1),
      corner(70, -100, -1, 1),
      corner(-70, 60, 1, -1),
      corner(70, 60, -1, -1),
      rect(-74, -24 + 64 * Math.sin(turn * 5), 148, 5, colour("enamel")),
    ),
    at({ opacity: paid, y: -50 }, coin(72, { flip: Math.cos((1 - paid) * 6) })),
    at(
      { opacity: paid },
      words(0, 84, "21 sats", { size: 56, fill: colour("paper") }),
      words(0, 134, "1 chai", { size: 40, fill: colour("enamel") }),
    ),
    stroke("M112 40Q140 20 132-40", arm, 44),
    path("M-118 60Q-150 70-146 110T-112 150ZM-118 130Q-146 140-140 176T-108 206Z", arm),
  ].join("");
}
