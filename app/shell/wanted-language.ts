/**
 * The language in which to offer a page to a visitor: the first of theirs that the site has, unless it is the page's own.
 *
 * @param wanted the visitor's languages, the dearest first, as a browser tells them (`hi-IN`)
 * @param there the languages of the site, by their codes
 * @param shown that of the page
 */
export function wantedLanguage(wanted: readonly string[], there: readonly string[], shown: string): string | undefined {
  const found = wanted.map((tag) => tag.split("-")[0] ?? "").find((code) => there.includes(code));
  return found === shown ? undefined : found;
}
