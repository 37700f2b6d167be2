import { at, circle, colour, n, path } from "./shapes.ts";

const sign =
  "M46.103 27.444c.637-4.258-2.605-6.547-7.038-8.074l1.438-5.768-3.511-.875-1.4 5.616c-.923-.23-1.871-.447-2.813-.662l1.41-5.653-3.509-.875-1.439 5.766c-.764-.174-1.514-.346-2.242-.527l.004-.018-4.842-1.209-.934 3.75s2.605.597 2.55.634c1.422.355 1.679 1.296 1.636 2.042l-1.638 6.571c.098.025.225.061.365.117l-.371-.092-2.296 9.205c-.174.432-.615 1.08-1.609.834.035.051-2.552-.637-2.552-.637l-1.743 4.019 4.569 1.139c.85.213 1.683.436 2.503.646l-1.453 5.834 3.507.875 1.439-5.772c.958.26 1.888.5 2.798.726l-1.434 5.745 3.511.875 1.453-5.823c5.987 1.133 10.489.676 12.384-4.739 1.527-4.36-.076-6.875-3.226-8.515 2.294-.529 4.022-2.038 4.483-5.155zm-8.022 11.249c-1.085 4.36-8.426 2.003-10.806 1.412l1.928-7.729c2.38.594 10.012 1.77 8.878 6.317zm1.086-11.312c-.99 3.966-7.1 1.951-9.082 1.457l1.748-7.011c1.982.494 8.366 1.416 7.334 5.554z";

/** The Bitcoin sign alone, about 34 units high for a scale of 1, around its middle. */
export function bitcoinSign(scale: number, fill: string): string {
  return at({ scale }, path(sign, fill, 'transform="translate(-32 -32)"'));
}

/** The coin that is the sun: a flat disc with a beaded rim. `turn` in degrees; `flip` squeezes it, as a coin that turns over. */
export function coin(radius: number, { turn = 0, flip = 1 }: { turn?: number; flip?: number } = {}): string {
  const rim = radius * 0.9;
  const beads = (2 * Math.PI * rim) / 90;
  return at(
    { rotate: turn, scale: [flip, 1] },
    circle(0, 0, radius, colour("bitcoin")),
    circle(
      0,
      0,
      rim,
      "none",
      `stroke="${colour("paper")}" stroke-width="${n(radius * 0.05)}" stroke-dasharray="${n(beads * 0.4)} ${n(beads * 0.6)}"`,
    ),
    bitcoinSign(radius / 33, colour("paper")),
  );
}

/** Rays around a point, as wedges that reach `length` far. */
export function rays(count: number, length: number, fill: string, turn = 0): string {
  const half = Math.PI / count / 2;
  const wedges = Array.from({ length: count }, (_, index) => {
    const middle = (2 * Math.PI * index) / count + (turn * Math.PI) / 180;
    const corner = (angle: number) => `${n(length * Math.cos(angle))} ${n(length * Math.sin(angle))}`;
    return `M0 0L${corner(middle - half)} ${corner(middle + half)}Z`;
  });
  return path(wedges.join(""), fill);
}
