import { z } from "zod";
import { line, link, picture, positiveInteger, translatedLine } from "./content-field.ts";
import type { Translated } from "./translation.ts";

/** `content/supporters/<id>.yaml`: a firm whose logo is in the home page's Supporters section (clause HM-13). */
export const supporterSchema = z.strictObject({
  name: line("the supporter's name", "Potli", { translated: "optional" }),
  kind: translatedLine("what the supporter is, in a word or two", "Wallet"),
  logo: picture("the supporter's logo, square, SVG or PNG", "/images/firms/potli.svg"),
  website: link("the supporter's website; leave it out if there is none", "https://potli.example").optional(),
  position: positiveInteger("the place in the row, counted from 1", 1, { control: "none" }),
});

/** A firm that supports the tour. */
export type Supporter = z.infer<typeof supporterSchema> & Translated;
