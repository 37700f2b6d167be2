import { z } from "zod";
import { line } from "./content-field.ts";

/**
 * The state of a content text in the language of the site: `none` where it is in English, `draft` where nobody has
 * reviewed its translation, `outdated` where the English says something newer, `reviewed` where a person answers for it.
 */
export type Translation = "none" | "draft" | "outdated" | "reviewed";

/** What carries such a mark; English has none. `english` names the fields that visitors read in English; without it, these are all fields of a text that is not translated, and none of any other. */
export type Translated = { translation?: Translation | undefined; english?: readonly string[] | undefined };

const isReview = (text: string) => {
  const day = /^\S.*, (\d{4}-\d{2}-\d{2})$/.exec(text)?.[1];
  return day !== undefined && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true;
};

/** What a translated text says of itself, beside its words. */
export const translationFields = {
  reviewed: line(
    "who has read the translation beside the English, and when; left out as long as nobody has",
    "Asha Rao, 2025-09-20",
  )
    .refine(isReview, "is no name with a day behind a comma")
    .optional(),
  source: z
    .string()
    .regex(
      /^\w+=[0-9a-f]{6}(?: \w+=[0-9a-f]{6})*$/,
      "is not what the command writes there — remove the line, then type `npm run translations -- --accept` and the file's name",
    )
    .meta({
      description: "which English texts were translated; written by npm run translations",
      examples: ["title=3f2a9c venue=77ab01"],
    })
    .optional(),
};
