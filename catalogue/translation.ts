/**
 * The state of a content text in the language of the site: `none` if it is in English, `draft` if nobody has reviewed its
 * translation, `outdated` if the English has changed since the review, else `reviewed`.
 */
export type Translation = "none" | "draft" | "outdated" | "reviewed";

/** The state of content in another language; English content has none. `english` names the fields that are shown in English. */
export type Translated = { translation?: Translation | undefined; english?: readonly string[] | undefined };

/** Whether a field is in English while the rest of the content is in another language. */
export function isInEnglish<Content extends Translated>({ english }: Content, field: keyof Content & string): boolean {
  return english?.includes(field) ?? false;
}
