import { at, colour, mix, n, rect } from "./shapes.ts";

/** The station board: yellow enamel, a thin black rule, two posts. Its middle is at 0,0; `inside` stands on its face. */
export function stationBoard(width: number, height: number, inside: string, posts = 0): string {
  const [left, top] = [-width / 2, -height / 2];
  const edge = Math.max(6, height * 0.045);
  const post = (x: number) =>
    rect(x - 9, height / 2, 18, posts, colour("ink")) + rect(x + 3, height / 2, 6, posts, colour("ink-soft"));
  return [
    posts > 0 ? post(left + width * 0.16) + post(left + width * 0.84) : "",
    rect(left + 5, top + 8, width, height, colour("pitch"), 'opacity="0.3" rx="5"'),
    rect(left, top, width, height, colour("ink"), 'rx="5"'),
    rect(left + edge, top + edge, width - 2 * edge, height - 2 * edge, colour("enamel"), 'rx="2"'),
    rect(
      left + edge * 2,
      top + edge * 2,
      width - 4 * edge,
      height - 4 * edge,
      "none",
      `stroke="${colour("ink")}" stroke-width="${n(edge / 2.6)}"`,
    ),
    inside,
  ].join("");
}

/** A platform seen from the side: its striped edge along `y`, its wall below. `shift` moves it with the train. */
export function platform(y: number, shift: number): string {
  const first = -64 + (((-shift % 64) + 64) % 64) - 64;
  const stripes = Array.from({ length: 24 }, (_, index) => rect(first + index * 64, y, 32, 22, colour("enamel")));
  return [
    rect(0, y - 26, 1280, 26, mix("straw", "rust", 0.16)),
    rect(0, y, 1280, 22, colour("ink")),
    ...stripes,
    rect(0, y + 22, 1280, 720 - y, mix("night", "rust", 0.12)),
  ].join("");
}

/** A rubber stamp's frame around words that are drawn around 0,0. */
export function stamp(width: number, height: number, ink: string, inside: string, rotate = -5): string {
  return at(
    { rotate },
    rect(-width / 2, -height / 2, width, height, colour("paper"), 'rx="6"'),
    rect(-width / 2 + 5, -height / 2 + 5, width - 10, height - 10, "none", `stroke="${ink}" stroke-width="5" rx="4"`),
    rect(-width / 2 + 13, -height / 2 + 13, width - 26, height - 26, "none", `stroke="${ink}" stroke-width="2"`),
    inside,
  );
}
