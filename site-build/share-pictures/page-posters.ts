import { readFile } from "node:fs/promises";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { localizedCityName } from "../../catalogue/cities/city-names.ts";
import { soonestFirst } from "../../catalogue/events/event-lists.ts";
import { canRegister } from "../../catalogue/events/event-status.ts";
import { homeBadges } from "../../catalogue/events/shown-phase.ts";
import { type PageWith, pages } from "../../catalogue/pages.ts";
import { words } from "../../words/words.ts";
import { define, use } from "./drawing-parts.ts";
import { centreSquare, type Poster, posterSvg } from "./poster.ts";
import { stationBoard } from "./station-board.ts";
import { type Block, firstLegible, lineVariants } from "./text-block.ts";
import { type TicketWords, ticket } from "./ticket.ts";

/** The pages with a poster: those in the sitemap. */
type PosterPage = PageWith<"inSitemap">;

type PageDesign = {
  /** The page's own drawing, below `app/pages/`. The scene of the page in `poster-parts.svg` shows parts of it. */
  file: string;
  texts: (catalogue: Catalogue) => Pick<TicketWords, "title" | "main"> & { fact: string };
  /** A drawing in front of the scene. */
  front?: (catalogue: Catalogue) => Promise<Block>;
};

/** The place of the tour's name on Home's poster: beside the coin and above the towers, in pixels. */
const titlePlace = { left: centreSquare.left + 17, top: 24, right: 658, bottom: 236 };

/** The Hindi text above the page's name on the poster of Events, unless the name is the same. */
const hindiForEvents = "कार्यक्रम";

const home: PageDesign = {
  file: "home/hero-wide.svg",
  texts: ({ site: { headline, figures }, phases }) => ({
    title: headline,
    main: words.posterHomeLine(figures),
    fact: homeBadges(phases).phaseBadge.badge,
  }),
  front: posterTitle,
};

/** The designs of single pages. Another page has Home's, with its own name on the ticket. */
const designs: Partial<Record<PosterPage, PageDesign>> = {
  home,
  events: {
    file: "landing/waiting-train.svg",
    texts: (catalogue) => ({
      title: words.posterEventsTitle({ name: catalogue.site.productName }),
      main: nextStops(catalogue),
      fact: words.posterEventsStub(catalogue.site.figures),
    }),
    front: ({ language }) =>
      stationBoard({
        upper: [{ language: "hi", text: hindiForEvents }].filter(({ text }) => text !== words.pageEvents),
        large: { language, text: words.pageEvents },
      }),
  },
  partners: {
    file: "partners/host.svg",
    texts: ({ partnersPage: { poster } }) => ({
      title: words.becomeOurPartner,
      main: poster.line,
      fact: poster.stub,
    }),
  },
  landing: {
    file: "landing/classroom-coach.svg",
    texts: ({ landing: { title, poster } }) => ({ title, main: poster.line, fact: poster.stub }),
  },
};

/** Returns a page's poster: the page's own drawing, above a ticket with the page's subject and the site's host name. */
export async function pagePoster(page: PosterPage, catalogue: Catalogue): Promise<Poster> {
  const design = designs[page];
  const { file, texts, front } = design ?? home;
  const { siteAddress, productName, organiserName } = catalogue.site;
  const ticketWords = texts(catalogue);
  const { fact, title, main } = design ? ticketWords : { ...ticketWords, title: pages[page].name() };
  const printed = await ticket({
    language: catalogue.language,
    title,
    main,
    small: new URL(siteAddress).host,
    productName,
    stub: [fact, organiserName],
  });
  const before = await front?.(catalogue);
  const drawing = define(await readFile(`app/pages/${file}`, "utf8"));
  return {
    svg: posterSvg([
      drawing,
      use(`${design ? page : "home"}-scene`),
      use("route-line"),
      before?.svg ?? "",
      printed.svg,
    ]),
    lines: [...(before?.lines ?? []), ...printed.lines],
  };
}

/** Returns the next three cities; the tour's headline if no event is upcoming. */
function nextStops(catalogue: Catalogue): string {
  const { events, site } = catalogue;
  const ahead = events.filter(({ status }) => canRegister(status)).sort(soonestFirst);
  const cities = [...new Set(ahead.map(({ city }) => localizedCityName(city, catalogue)))].slice(0, 3);
  return cities.length === 0 ? site.headline : words.posterEventsNext({ cities: cities.join(" · ") });
}

/** The tour's name in capitals in the sky, to the left of the coin. */
async function posterTitle({ language, site }: Catalogue): Promise<Block> {
  const text = { text: site.productName.toLocaleUpperCase("en"), language, lettering: "title" } as const;
  return firstLegible(lineVariants(text, { one: 116, two: 116, legible: 88 }), titlePlace, { x: 0, y: 0 });
}
