import type { ReactNode } from "react";
import { atomFeedPath, localizedPath } from "../catalogue/links/site-paths.ts";
import { directionOf, languageTag } from "../catalogue/site-languages.ts";
import { siteLanguage, words } from "../words/words.ts";
import { site } from "./content/site-content.ts";

/** The colours of the browser's toolbar: `--surface` of `styles/tokens.css`, because a `meta` element cannot refer to it. */
export const themeColours = { light: "#fff7e8", dark: "#120c26" };

/** The files of a page. */
export type DocumentAssets = {
  /** The text of the page's style element. The build keeps only the rules that the page needs. */
  style: string;
  /** The URL of the whole stylesheet. */
  styleSheet?: string;
  /** The entry script's URL. */
  entry: string;
  /** The URLs of the other code and of the data that the page needs before it is hydrated. */
  files: readonly string[];
  /** The URL of the folder with the data of all pages (`content/load-page-data.ts`). */
  content: string;
  /** The text of the inline script; undefined in development. */
  earlyScript?: string;
  /** Structured data for search engines: JSON-LD, escaped so that it cannot end its element. */
  structuredData?: string;
};

type DocumentProps = {
  assets: DocumentAssets;
  /** The status of an error page, or `offline` for the offline page: these documents are shown at URLs of other pages. */
  status: "404" | "400" | "offline" | undefined;
  children: ReactNode;
};

/**
 * The HTML document of a page. Its critical CSS is in the head, so that the first paint needs one round trip. The entry script is
 * fetched after `load`, and adds the whole stylesheet after the critical CSS.
 */
export function Document({ assets, status, children }: DocumentProps) {
  return (
    <html
      lang={languageTag(siteLanguage)}
      data-status={status}
      dir={directionOf(siteLanguage) === "rtl" ? "rtl" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* iOS requests /apple-touch-icon.png without a link. */}
        <link rel="manifest" href={localizedPath("/site.webmanifest")} />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={words.atomFeedTitle({ name: site.productName })}
          href={localizedPath(atomFeedPath)}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the build's own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: assets.style }} />
        {assets.styleSheet !== undefined && (
          <noscript>
            <link rel="stylesheet" href={assets.styleSheet} />
          </noscript>
        )}
        {assets.structuredData !== undefined && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has escaped it
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: assets.structuredData }} />
        )}
        <EntryScript {...assets} />
      </head>
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  );
}

/** The early script, which starts the entry script; in development the entry script itself. `document-data.ts` reads its attributes. */
function EntryScript({ entry, files, content, styleSheet, earlyScript }: DocumentAssets) {
  const data = { "data-entry": entry, "data-content": content };
  if (earlyScript === undefined) return <script type="module" src={entry} {...data} />;
  return (
    <script
      {...data}
      data-files={files.join(" ")}
      data-style-sheet={styleSheet}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script, the same on every page
      dangerouslySetInnerHTML={{ __html: earlyScript }}
    />
  );
}
