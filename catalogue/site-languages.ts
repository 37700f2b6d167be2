/** The language whose URLs have no language code. Content is written in it first. */
export const defaultLanguage = "en";

/** The scripts of the world's living languages that run from right to left (ISO 15924). */
const fromRightToLeft = ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"];

/** Where the lines of a language begin, by the script that it is commonly written in. @param language its code (BCP 47) */
export function directionOf(language: string): "ltr" | "rtl" {
  return fromRightToLeft.includes(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}

/** A language as pages and feeds name it to browsers: English as it is written in India. */
export function languageTag(language: string): string {
  return language === defaultLanguage ? "en-IN" : language;
}

/**
 * A path in a language: `/hi/events` for `/events`, `/hi` for `/`.
 *
 * @param path a path of the site without a language, with query and fragment or without
 */
export function inLanguage(path: string, language: string): string {
  if (language === defaultLanguage) return path;
  // Home has no slash behind the language.
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, "")}`;
}

/** The language in which a path is, and the path without it. @param languages those that the site has */
export function splitLanguage(path: string, languages: readonly string[]): { language: string; path: string } {
  const [, language = "", rest = ""] = /^\/([^/?#]+)(.*)$/s.exec(path) ?? [];
  if (language === defaultLanguage || !languages.includes(language)) return { language: defaultLanguage, path };
  return { language, path: rest.startsWith("/") ? rest : `/${rest}` };
}
