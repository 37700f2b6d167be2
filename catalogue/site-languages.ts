/** The language whose URLs have no language code. Content is written in it first. */
export const firstLanguage = "en";

/** The scripts of the world's living languages that run from right to left (ISO 15924). */
const fromRightToLeft = ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"];

/** Where the lines of a language begin, by the script that it is commonly written in. @param language its code (BCP 47) */
export function directionOf(language: string): "ltr" | "rtl" {
  return fromRightToLeft.includes(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}

/** A language as pages and feeds name it to browsers: English as it is written in India. */
export function languageTag(language: string): string {
  return language === firstLanguage ? "en-IN" : language;
}

/** The prefix of every URL path in a language: empty in English, `/hi` in Hindi. */
export function languagePrefix(language: string): string {
  return language === firstLanguage ? "" : `/${language}`;
}

/**
 * An address in a language: `/hi/events` for `/events`, `/hi` for `/`.
 *
 * @param address a path of the site without a language, with query and fragment or without
 */
export function inLanguage(address: string, language: string): string {
  const prefix = languagePrefix(language);
  return prefix && /^\/(?=[?#]|$)/.test(address) ? prefix + address.slice(1) : prefix + address;
}

/** The language in which an address is, and the address without it. @param languages those that the site has */
export function splitLanguage(address: string, languages: readonly string[]): { language: string; address: string } {
  const [, language = "", rest = ""] = /^\/([^/?#]+)(.*)$/s.exec(address) ?? [];
  if (language === firstLanguage || !languages.includes(language)) return { language: firstLanguage, address };
  return { language, address: rest.startsWith("/") ? rest : `/${rest}` };
}
