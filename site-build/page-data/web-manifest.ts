import { localizedPath } from "../../catalogue/links/site-paths.ts";
import type { Site } from "../../catalogue/site.ts";
import { languageTag } from "../../catalogue/site-languages.ts";
import { siteLanguage } from "../../words/words.ts";

/** The text of the web app manifest, `/site.webmanifest`, which `app/document.tsx` links: what a phone shows when the site is put on its home screen. */
export function manifestText({ productName, headline, description }: Site): string {
  const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name: `${productName}: ${headline}`,
    short_name: productName,
    description,
    lang: languageTag(siteLanguage),
    start_url: localizedPath("/"),
    display: "browser",
    icons: [icon("icon-192", 192, "any"), icon("icon-512", 512, "any"), icon("icon-maskable-512", 512, "maskable")],
  };
  return JSON.stringify(manifest, null, 2);
}
