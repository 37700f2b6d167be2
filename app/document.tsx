import { site } from "content:site";
import type { ReactNode } from "react";
import { atomFeedAddress, jsonFeedAddress, tourCalendarAddress } from "../catalogue/links/feed-addresses.ts";
import { ownAddress } from "../catalogue/links/own-address.ts";
import { inSmallLetters } from "../catalogue/links/small-letters.ts";
import { pageAddresses } from "../catalogue/pages.ts";
import { directionOf, firstLanguage, languagePrefix, languageTag } from "../catalogue/site-languages.ts";
import { siteLanguage, siteLanguages } from "../words/site-language.ts";
import { words } from "../words/words.ts";
import { startEntryScript } from "./early-script.ts";
import { colourReader } from "./styles/contrast.ts";
import tokens from "./styles/tokens.css?raw";

const surface = (scheme: "light" | "dark") => colourReader(tokens)("--surface", scheme);

/** The tour's events in other forms than pages. Programs find them in English; of other languages the feed is told, in as few bytes. */
const alternates = [
  { type: "application/atom+xml", title: words.atomFeedTitle, address: ownAddress(atomFeedAddress) },
  { type: "application/feed+json", title: words.jsonFeedTitle, address: jsonFeedAddress },
  { type: "text/calendar", title: words.calendarTitle, address: tourCalendarAddress },
].slice(0, siteLanguage === firstLanguage ? undefined : 1);

const isMirrored = directionOf(siteLanguage) === "rtl";

/** Below what there may be a page: the pages' own addresses, and the languages'. */
const pageFolders = [...pageAddresses(), ...siteLanguages.map(({ code }) => languagePrefix(code)).filter(Boolean)];

/**
 * Leads from an address with capitals to its page (clause R-11), on a host that answers with the page for undefined
 * addresses: ours knows the way itself. What is on the way out is not shown.
 */
const smallLettersScript = `{
  const { pathname, search, hash } = location;
  const small = (${inSmallLetters})(pathname, ${JSON.stringify(pageFolders)});
  if (small) {
    document.documentElement.hidden = true;
    location.replace(small + search + hash);
  }
}`;

/** The files of a page, as the build knows them. */
export type DocumentAssets = {
  /** What the page's style element says: the build leaves of it what the page needs. There is none while developing. */
  style?: string;
  /** The address of the whole stylesheet. */
  styleSheet?: string;
  /** The entry script's address. */
  entry: string;
  /** The facts for search engines: JSON-LD that cannot end its element. */
  structuredData?: string;
};

type DocumentProps = {
  assets: DocumentAssets;
  /** Whether it stands for every address that there is not. */
  isMissing?: boolean;
  children: ReactNode;
};

/**
 * The HTML document around a page. Its critical CSS stands in the head, so that the first paint needs one round trip. The
 * entry script is fetched after `load`, and adds the whole stylesheet behind the critical CSS.
 */
export function Document({ assets, isMissing = false, children }: DocumentProps) {
  return (
    <html lang={languageTag(siteLanguage)} dir={isMirrored ? "rtl" : undefined}>
      <head>
        <meta charSet="utf-8" />
        {isMissing && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of the catalogue, with addresses of the code
          <script dangerouslySetInnerHTML={{ __html: smallLettersScript }} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={surface("light")} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={surface("dark")} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* iOS looks for /apple-touch-icon.png by itself. */}
        <link rel="manifest" href={ownAddress("/site.webmanifest")} />
        {alternates.map(({ type, title, address }) => (
          <link key={address} rel="alternate" type={type} title={title({ name: site.productName })} href={address} />
        ))}
        {assets.style !== undefined && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the build's own stylesheet
          <style dangerouslySetInnerHTML={{ __html: assets.style }} />
        )}
        {assets.styleSheet !== undefined && (
          <noscript>
            <link rel="stylesheet" href={assets.styleSheet} />
          </noscript>
        )}
        {assets.structuredData !== undefined && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: whoever gives it has escaped it, as its type tells
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: assets.structuredData }} />
        )}
        <script
          data-entry={assets.entry}
          data-style-sheet={assets.styleSheet}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of this folder, the same on every page
          dangerouslySetInnerHTML={{ __html: `(${startEntryScript})()` }}
        />
      </head>
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  );
}
