import type { Catalogue } from "../catalogue/catalogue.ts";
import { cityPages } from "../catalogue/cities/city-names.ts";
import {
  cityPath,
  eventCalendarPath,
  eventPath,
  eventsDataPath,
  formerEventRedirects,
  localizedPath,
  phaseRedirects,
} from "../catalogue/links/site-paths.ts";
import { hasOwnPage, isIndexed, pageTranslation } from "../catalogue/page-translations.ts";
import { pagePaths, pathsWith } from "../catalogue/pages.ts";
import { defaultLanguage } from "../catalogue/site-languages.ts";
import { atomFeedFile } from "../feeds/atom-feed.ts";
import { calendarFiles } from "../feeds/calendar-files.ts";
import { eventsData } from "../feeds/events-data.ts";
import type { PublishedFilm } from "../feeds/structured-data/site-data.ts";
import { scriptText, structuredData } from "../feeds/structured-data/structured-data.ts";
import type { SiteBundle } from "./bundle/bundle-site.ts";
import { dataFolder } from "./bundle/page-assets.ts";
import { siteFonts } from "./fonts/font-rules.ts";
import type { Redirect } from "./host-files.ts";
import type { DataParts } from "./page-data/event-data.ts";
import { languageContent } from "./page-data/language-content.ts";
import { tourMapStyle } from "./page-data/tour-map.ts";
import { manifestText } from "./page-data/web-manifest.ts";
import { prerenderSite, type Renderer } from "./prerender/prerender-site.ts";
import { type SharePictures, writeSharePictures } from "./share-pictures/share-pictures.ts";
import { writeAsset, writeSiteFile } from "./write-asset.ts";

/** The parts of the build that all languages share. */
export type SiteParts = {
  siteFolder: string;
  bundle: SiteBundle;
  renderer: Renderer;
  /** Publishes a picture of the content. */
  picture: DataParts["picture"];
  /** The folder with the content's pictures. */
  images: string;
  /** Which events have no page in which languages. */
  missing: NonNullable<DataParts["missing"]>;
  /** The English share pictures. In other languages, an event without a translation has its English one. */
  english?: SharePictures | undefined;
  /** The film for the site's own player; null if the site uses another player. */
  film: PublishedFilm | null;
};

/** The result of building one language. */
export type LanguageSite = {
  language: string;
  /** The language's URLs that redirect to others. */
  redirects: Redirect[];
  /** The paths, without a language, of the pages that search engines may index. */
  indexed: string[];
  sharePictures: SharePictures;
};

/** Writes the pages, their data, fonts, share pictures and feeds of a catalogue's language, which is the current one. */
export async function buildLanguage(catalogue: Catalogue, parts: SiteParts): Promise<LanguageSite> {
  const { siteFolder, bundle, picture, images, english, film } = parts;
  const { language, site, events } = catalogue;
  const sharePictures = await writeSharePictures(catalogue, { images, folder: siteFolder, english });
  const content = await languageContent(catalogue, {
    picture,
    sharePicture: (name) => sharePictures.get(name) ?? null,
    missing: parts.missing,
  });
  const folder = `${dataFolder(bundle.manifest)}/${language}`;
  for (const [name, data] of [["site", content.site] as const, ...content.pages])
    await writeSiteFile(siteFolder, `${folder}/${name}.json`, JSON.stringify(data));
  const pictureOf = (eventId: string) => {
    const sharePicture = sharePictures.get(`event/${eventId}`);
    if (!sharePicture) throw new Error(`The build has drawn no share picture of the event ${eventId}.`);
    return site.siteAddress + sharePicture;
  };
  const feeds = { catalogue, pictureOf };
  const forSearch = [
    ...pathsWith("inSitemap"),
    ...cityPages(catalogue).map(({ slug }) => cityPath(slug)),
    ...events.filter(hasOwnPage).map(({ _id }) => eventPath(_id)),
  ];
  const indexed = forSearch.filter((page) => isIndexed(pageTranslation(page, catalogue)));
  await prerenderSite({
    ...parts,
    ...bundle,
    content,
    styles: await writeStyles(catalogue, parts),
    dataFolder: folder,
    paths: [...new Set([...forSearch, ...pagePaths()])],
    structuredData: (page) =>
      indexed.includes(page)
        ? scriptText(structuredData(page, { ...feeds, organiserLogo: content.site.site.organiserLogo.src, film }))
        : undefined,
  });
  // Only in the first language, because programs read these files.
  const data = language === defaultLanguage ? [{ path: eventsDataPath, text: await eventsData(feeds, picture) }] : [];
  for (const { path, text } of [...calendarFiles(feeds), atomFeedFile(feeds), ...data])
    await writeSiteFile(siteFolder, decodeURIComponent(path), text);
  await writeSiteFile(siteFolder, localizedPath("/site.webmanifest"), manifestText(site));
  return { language, redirects: redirectsOf(catalogue), indexed, sharePictures };
}

/** The redirects to English pages and calendar files of events without a page in the language, and from other names of pages. */
function redirectsOf(catalogue: Catalogue): Redirect[] {
  const { events, phases } = catalogue;
  const inEnglish = events
    .filter((event) => !hasOwnPage(event))
    .flatMap(({ _id }) => [eventPath(_id), eventCalendarPath(_id)])
    .map((page) => ({ from: localizedPath(page), to: page }));
  const cities = cityPages(catalogue).flatMap(({ slug, otherSlugs }) =>
    otherSlugs.map((other) => ({ from: cityPath(other), to: cityPath(slug) })),
  );
  const others = [...phaseRedirects(phases), ...cities].map(({ from, to }) => ({
    from: localizedPath(from),
    to: localizedPath(to),
  }));
  return [...inEnglish, ...others, ...formerEventRedirects(events)];
}

/** Writes the stylesheets of a language. */
async function writeStyles(catalogue: Catalogue, { siteFolder, bundle }: SiteParts) {
  const { all, otherLanguages } = bundle.styles;
  const text = all + (catalogue.language === defaultLanguage ? "" : otherLanguages) + tourMapStyle(catalogue);
  return {
    text,
    url: await writeAsset(siteFolder, "style.css", text),
    fonts: await siteFonts(catalogue, (name, font) => writeAsset(siteFolder, name, font)),
  };
}
