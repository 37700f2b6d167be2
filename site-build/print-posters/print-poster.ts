import { encode } from "uqr";
import type { Event } from "../../catalogue/event.ts";
import { weekday } from "../../catalogue/events/event-dates.ts";
import { withoutVenue } from "../../catalogue/events/venue.ts";
import { sharedEvent } from "../../catalogue/links/event-links.ts";
import { words } from "../../words/words.ts";
import { at, colour, n, path, rect } from "../share-pictures/drawing-parts.ts";
import { eventPoster, type PosterSource } from "../share-pictures/event-poster.ts";
import { posterSize } from "../share-pictures/poster.ts";
import { fitText, type TextSetter, type TextStyle, textSetter } from "../share-pictures/set-text.ts";

/** A4 in the units of a share picture, which is as wide: 1200 units are 210 mm. */
const paper = { width: posterSize.width, height: Math.round((posterSize.width * 297) / 210) } as const;

/** What home printers leave white at each edge, 8 mm. */
const margin = 46;

/** How deep what is read below the picture is, and its last line, the address, with the room above it. */
const panel = 560;
const lastLine = { size: 30, above: 26 };

/** The share picture's part: as wide as the paper, its sky drawn on upwards. */
const scene = { height: paper.height - panel };

/** The QR code's side and its quiet zone, in units; a module is more than a millimetre wide. */
const code = { side: 400, quietModules: 4 };

const styles = {
  date: { weight: 800, width: 78 },
  fact: { weight: 700, width: 82 },
  small: { weight: 600, width: 88 },
} as const satisfies Record<string, TextStyle>;

/**
 * An event's poster to print and hang up: the scene with the city's board and the ticket of its share picture, and below it
 * when and where in letters for two metres, and a QR code of its address. One A4 page as SVG, all letters outlines.
 *
 * @throws Error when the event's picture is not there or cannot be read
 */
export async function printPoster(event: Event, source: PosterSource): Promise<string> {
  const set = await textSetter();
  const { url } = sharedEvent(event, source.catalogue.site.siteAddress);
  const frame = { left: 0, top: posterSize.height - scene.height, right: posterSize.width, bottom: posterSize.height };
  const format = { frame, width: posterSize.width, height: scene.height };
  const { drawing } = await eventPoster(event, source, format);
  const top = scene.height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${paper.width} ${paper.height}">`,
    rect(0, 0, paper.width, paper.height, colour("paper")),
    drawing,
    facts(event, url, { top: top + margin, set }),
    qrCode(url, { x: paper.width - margin - code.side, y: top + margin }),
    "</svg>",
  ].join("");
}

/** A QR code (ISO/IEC 18004) that can be read with a quarter of it covered, with its quiet zone, at a place. */
function qrCode(text: string, place: { x: number; y: number }): string {
  const { data, size } = encode(text, { ecc: "Q", border: code.quietModules });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  const scale = code.side / size;
  return at(place, rect(0, 0, code.side, code.side, "#ffffff"), at({ scale }, path(modules.join(""), "#000000")));
}

type Line = { text: string; style: TextStyle; sizes: number[]; fill: string; gap: number };

type Place = { top: number; set: TextSetter };

/** Weekday and date, time, address, and what else decides whether somebody comes: all smaller where the texts are long. */
function facts(event: Event, url: string, { top, set }: Place): string {
  const width = paper.width - 3 * margin - code.side;
  const fitted = linesOf(event).map((line) => {
    const { lines, size } = fitText(
      line.text,
      { width, sizes: line.sizes, smallest: line.sizes.at(-1) ?? 0 },
      (text) => set(text, line.style).width,
    );
    return { ...line, lines, size, depth: line.gap + lines.length * size };
  });
  const room = panel - 2 * margin - lastLine.size - lastLine.above;
  const scale = Math.min(1, room / fitted.reduce((sum, { depth }) => sum + depth, 0));
  let baseline = top;
  const drawn = fitted.flatMap(({ lines, size, style, fill, gap }) => {
    baseline += gap * scale;
    return lines.map((text) => {
      baseline += size * scale;
      return set(text, style).draw({ x: margin, y: baseline, size: size * scale, fill: colour(fill) });
    });
  });
  return drawn.join("") + addressBelow(url, set);
}

function linesOf(event: Event): Line[] {
  const { languages } = event;
  const tells = [
    event.free && words.posterFree,
    languages && words.posterTalks({ languages: languages.join(words.listSeparator) }),
  ];
  return [
    { text: weekday(event.starts), style: styles.date, sizes: [74], fill: "ink", gap: 0 },
    { text: event.date, style: styles.date, sizes: [60], fill: "ink", gap: 4 },
    { text: event.time, style: styles.date, sizes: [56, 48], fill: "rust", gap: 16 },
    { text: event.venue, style: styles.fact, sizes: [42, 38], fill: "ink", gap: 24 },
    { text: withoutVenue(event), style: styles.small, sizes: [34, 32, 28], fill: "ink-soft", gap: 8 },
    ...tells.flatMap((text) => (text ? [{ text, style: styles.fact, sizes: [36, 34], fill: "ink", gap: 12 }] : [])),
  ];
}

/** The address in letters under its code, for those who type it. */
function addressBelow(url: string, set: TextSetter): string {
  const text = url.replace(/^https?:\/\//, "");
  const { width } = set(text, styles.fact);
  const size = Math.min(lastLine.size, (paper.width - 2 * margin) / width);
  const x = Math.max(margin, paper.width - margin - width * size);
  return set(text, styles.fact).draw({ x: Number(n(x)), y: paper.height - margin, size, fill: colour("ink") });
}
