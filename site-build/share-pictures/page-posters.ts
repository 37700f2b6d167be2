import { readFile } from "node:fs/promises";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { nameForReaders } from "../../catalogue/cities/city-name-in.ts";
import { soonestFirst } from "../../catalogue/events/event-lists.ts";
import { homeBadges } from "../../catalogue/events/shown-phase.ts";
import { type PageWith, pages } from "../../catalogue/pages.ts";
import { words } from "../../words/words.ts";
import { colour } from "./drawing-parts.ts";
import { eventsScene, homeScene, landingScene, partnersScene } from "./page-scenes.ts";
import { centreSquare, type Poster, posterDrawing, routeHeight, routeLine } from "./poster.ts";
import { fitText, type TextSetter, type TextStyle, textSetter } from "./set-text.ts";
import { stationBoard } from "./station-board.ts";
import { type TicketWords, ticket, ticketTop } from "./ticket.ts";

/** The pages that have a poster of their own: all that search engines may keep. */
export type PosterPage = PageWith<"inSitemap">;

type PageDesign = {
  /** The page's own drawing, below `app/pages/`. */
  file: string;
  scene: (drawing: string) => string;
  says: (catalogue: Catalogue) => Pick<TicketWords, "title" | "main"> & { fact: string };
  /** What stands before the scene, if anything does. */
  front?: (productName: string, set: TextSetter) => Pick<Poster, "essentials" | "drawing">;
  /** What it says and shows. */
  alt: (values: { name: string; title: string }) => string;
};

const titleStyle: TextStyle = { weight: 800, width: 75, spacing: -0.004 };

/** Pixels: beside the coin and above the towers. */
const titlePlace = { left: centreSquare.left + 17, top: 22, width: 356 };

const designs: Record<PosterPage, PageDesign> = {
  home: {
    file: "home/hero-wide.svg",
    scene: homeScene,
    says: ({ site: { headline, figures }, phases }) => ({
      title: headline,
      main: words.posterHomeLine(figures),
      fact: homeBadges(phases).phaseBadge.badge,
    }),
    front: posterTitle,
    alt: words.posterHomeAlt,
  },
  events: {
    file: "landing/waiting-train.svg",
    scene: eventsScene,
    says: (catalogue) => ({
      title: words.posterEventsTitle({ name: catalogue.site.productName }),
      main: nextStops(catalogue),
      fact: words.posterEventsStub(catalogue.site.figures),
    }),
    front: (_name, set) => {
      const names = { upper: [{ language: "hi", text: "कार्यक्रम" }], english: words.pageEvents };
      const board = stationBoard(names, { bottom: routeHeight - 22, ground: ticketTop }, set);
      return { drawing: board.drawing, essentials: [board.box] };
    },
    alt: words.posterEventsAlt,
  },
  partners: {
    file: "partners/host.svg",
    scene: partnersScene,
    says: ({ partnersPage: { poster } }) => ({
      title: pages.partners.title,
      main: poster.line,
      fact: poster.stub,
    }),
    alt: words.posterPartnersAlt,
  },
  landing: {
    file: "landing/classroom-coach.svg",
    scene: landingScene,
    says: ({ landing: { title, poster } }) => ({ title, main: poster.line, fact: poster.stub }),
    alt: words.posterLandingAlt,
  },
};

/** A page's poster: the page's own drawing above a ticket with what the page is about and where it is found. */
export async function pagePoster(page: PosterPage, catalogue: Catalogue): Promise<Poster> {
  const set = await textSetter();
  const { file, scene, says, front, alt } = designs[page];
  const { siteAddress, productName, organiserName } = catalogue.site;
  const { fact, title, main } = says(catalogue);
  const small = new URL(siteAddress).host;
  const printed = ticket({ title, main, small, productName, stub: [fact, organiserName] }, set);
  const before = front?.(productName, set) ?? { drawing: "", essentials: [] };
  const drawn = scene(await readFile(`app/pages/${file}`, "utf8"));
  return {
    drawing: posterDrawing([drawn, routeLine({ behind: false }), before.drawing, printed.drawing]),
    essentials: [...before.essentials, ...printed.lines],
    alt: alt({ name: productName, title }),
  };
}

/** The cities of the next three events; the tour's headline when none is ahead. */
function nextStops(catalogue: Catalogue): string {
  const { events, site } = catalogue;
  const ahead = events.filter(({ status }) => status === "upcoming").sort(soonestFirst);
  const cities = [...new Set(ahead.map(({ city }) => nameForReaders(city, catalogue)))].slice(0, 3);
  return cities.length === 0 ? site.headline : words.posterEventsNext({ cities: cities.join(" · ") });
}

/** The tour's name in capitals in the sky, to the left of the coin. */
function posterTitle(productName: string, set: TextSetter): Pick<Poster, "drawing" | "essentials"> {
  const measure = (line: string) => set(line, titleStyle).width;
  const name = productName.toLocaleUpperCase("en");
  const { lines, size } = fitText(name, { width: titlePlace.width, sizes: [128, 128, 88], smallest: 88 }, measure);
  const baseline = (index: number) => titlePlace.top + size * (0.73 + index * 0.82);
  const drawing = lines
    .map((line, index) =>
      set(line, titleStyle).draw({ x: titlePlace.left, y: baseline(index), size, fill: colour("ink") }),
    )
    .join("");
  const right = titlePlace.left + Math.max(...lines.map(measure)) * size;
  return {
    drawing,
    essentials: [{ left: titlePlace.left, top: titlePlace.top, right, bottom: baseline(lines.length - 1) }],
  };
}
