import { fitText } from "./fit-text.ts";
import { colour } from "./palette.ts";
import type { Poster } from "./poster.ts";
import { centreSquare } from "./poster-size.ts";
import type { TextSetter, TextStyle } from "./set-text.ts";

const style: TextStyle = { weight: 800, width: 75, spacing: -0.004 };

/** Pixels: beside the coin and above the towers. */
const place = { left: centreSquare.left + 17, top: 22, width: 356 };

/** The tour's name in capitals in the sky, to the left of the coin. */
export function posterTitle(productName: string, set: TextSetter): Pick<Poster, "drawing" | "essentials"> {
  const measure = (line: string) => set(line, style).width;
  const name = productName.toLocaleUpperCase("en");
  const { lines, size } = fitText(name, { width: place.width, sizes: [128, 128, 88], smallest: 88 }, measure);
  const baseline = (index: number) => place.top + size * (0.73 + index * 0.82);
  const drawing = lines
    .map((line, index) => set(line, style).draw({ x: place.left, y: baseline(index), size, fill: colour("ink") }))
    .join("");
  const right = place.left + Math.max(...lines.map(measure)) * size;
  return { drawing, essentials: [{ left: place.left, top: place.top, right, bottom: baseline(lines.length - 1) }] };
}
