import { type Box, type PosterFormat, shareFormat } from "./poster-size.ts";

/** A poster as SVG, and what has to be seen of it in a cut picture. */
export type Poster = {
  drawing: string;
  /** Where the board and the ticket's lines stand: each within the centre square. */
  essentials: Box[];
  /** What the picture says, for people who cannot see it. */
  alt: string;
};

/** The parts of a poster as one SVG drawing, the first at the back. */
export function posterDrawing(parts: readonly string[], format: PosterFormat = shareFormat): string {
  const { frame, width, height } = format;
  const viewBox = [frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top].join(" ");
  const size = `width="${width}" height="${height}" viewBox="${viewBox}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join("")}</svg>`;
}
