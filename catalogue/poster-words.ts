import { z } from "zod";
import { line } from "./content-field.ts";

/** What the picture says that messengers show beside a link to a page, besides the page's title. */
export const posterSchema = z
  .strictObject({
    line: line({
      description: "the line below the title on the picture",
      example: "Your own language",
      max: 40,
      translated: true,
    }),
    stub: line({ description: "two words at the picture's edge", example: "Free entry", max: 20, translated: true }),
  })
  .meta({ description: "what the picture says that messengers show beside a link to the page" });
