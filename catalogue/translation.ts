/**
 * The state of a content text in the language of the site: `none` where it is in English, `draft` where nobody has
 * reviewed its translation, `outdated` where the English says something newer, `reviewed` where a person answers for it.
 */
export type Translation = "none" | "draft" | "outdated" | "reviewed";

/** What carries such a mark; English has none. `english` names the fields that visitors of another language read in English. */
export type Translated = { translation?: Translation | undefined; english?: readonly string[] | undefined };

/** Whether a field of what the organiser writes is in English, where the rest is in another language. */
export function isInEnglish<Content extends Translated>({ english }: Content, field: keyof Content & string): boolean {
  return english?.includes(field) ?? false;
}
