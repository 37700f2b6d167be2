import { at, circle, n, path, repeat } from "./shapes.ts";

/** The bitcoin sign of the brand's mark, upright, 116 units high around 0,0. */
const sign =
  "M-36-42h9v-16h15v16h8v-16h15v16c23 1 37 11 37 29 0 12-7 20-17 24 13 4 21 13 21 26 0 20-15 31-39 32v16h-15v-16h-8v16h-15v-16h-13v-16h9v-79h-9zM-8-26v29h15c11 0 17-5 17-15 0-9-6-14-17-14zM-8 18v33h19c11 0 18-6 18-17 0-10-7-16-18-16z";

/** How high and how wide the sign is, in its own units. */
export const signSize = { height: 116, width: 86 } as const;

/** The bitcoin sign around 0,0; a scale of 1 makes it 116 high. */
export function bitcoinSign(scale: number, fill: string, turn = 0): string {
  return at({ scale, turn }, path(sign, fill, 'fill-rule="evenodd"'));
}

/** The coin that is the sun: a flat disc with a beaded rim, around 0,0. */
export function coin(radius: number, disc: string, ink: string): string {
  const rim = radius * 0.9;
  const bead = (2 * Math.PI * rim) / 90;
  const dashes = `stroke="${ink}" stroke-width="${n(radius * 0.05)}" stroke-dasharray="${n(bead * 0.4)} ${n(bead * 0.6)}"`;
  return circle(0, 0, radius, disc) + circle(0, 0, rim, "none", dashes) + bitcoinSign(radius / 116, ink, 13);
}

/** The brand's mark, the wheel whose hub is a coin, around 0,0. */
export function wheel(radius: number, ink: string, hub: string): string {
  const spokes = repeat(6, (index) => at({ turn: index * 30 }, path("M-42-2.5H42V2.5H-42Z", ink)));
  return at(
    { scale: radius / 48 },
    circle(0, 0, 42, "none", `stroke="${ink}" stroke-width="12"`),
    spokes,
    circle(0, 0, 26, hub),
    bitcoinSign(0.3, ink, 13),
  );
}

/** Rays around 0,0, as wedges that reach `length` far, the first of them turned by `turn` degrees. */
export function rays(count: number, length: number, fill: string, turn = 0): string {
  const half = Math.PI / count / 2;
  const corner = (angle: number) => `${n(length * Math.cos(angle))} ${n(length * Math.sin(angle))}`;
  const wedge = (index: number) => {
    const towards = (2 * Math.PI * index) / count + (turn * Math.PI) / 180;
    return `M0 0L${corner(towards - half)} ${corner(towards + half)}Z`;
  };
  return path(repeat(count, wedge), fill);
}
