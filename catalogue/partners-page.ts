import { z } from "zod";
import { line } from "./content-field.ts";
import { posterSchema } from "./poster-words.ts";

const way = (what: string) =>
  z
    .strictObject({
      title: line({
        description: "the way in two or three words",
        example: "Host an event",
        max: 30,
        translated: true,
      }),
      text: line({
        description: "the way in a sentence",
        example: "Organize an event in your city.",
        max: 90,
        translated: true,
      }),
    })
    .meta({ description: `how to ${what}` });

/** `content/partners-page.yaml`: what the Partners page says of the ways to take part (clauses PA-2 to PA-4). */
export const partnersPageSchema = z.strictObject({
  description: line({
    description: "the page in a sentence, for search engines and previews",
    example: "Host an event or support one.",
    max: 160,
    translated: true,
  }),
  poster: posterSchema,
  host: way("host an event"),
  support: way("support one"),
  media: way("spread the word"),
});

/** What the Partners page says. */
export type PartnersPageText = z.infer<typeof partnersPageSchema>;
