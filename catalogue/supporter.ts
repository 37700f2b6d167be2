import { z } from "zod";
import { line, link, picture, wholeNumber } from "./content-field.ts";
import type { Translated } from "./translation.ts";

/** `content/supporters/<id>.yaml`: a firm whose logo is in the home page's Supporters section (clause HM-13). */
export const supporterSchema = z.strictObject({
  name: line({ description: "the supporter's name", example: "Potli", translated: "optional" }),
  kind: line({ description: "what the supporter is, in a word or two", example: "Wallet", translated: true }),
  logo: picture({ description: "the supporter's logo", example: "/images/firms/potli.svg" }),
  website: link({
    description: "the supporter's website; leave it out if there is none",
    example: "https://potli.example",
  }).optional(),
  position: wholeNumber({ description: "the place in the row, counted from 1", example: 1, control: "none" }),
});

/** A firm that supports the tour. */
export type Supporter = z.infer<typeof supporterSchema> & Translated;
