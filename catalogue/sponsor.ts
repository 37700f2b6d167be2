import { z } from "zod";
import { line, link, picture, reference } from "./content-field.ts";

/** `content/sponsors/<id>.yaml`: an organisation that sponsors events. */
export const sponsorFileSchema = z.strictObject({
  name: line({ description: "the sponsor's name", example: "Tijori", translated: "optional" }),
  logo: picture({ description: "the sponsor's logo", example: "/images/firms/tijori.svg" }),
  website: link({
    description: "the sponsor's website; leave it out if there is none",
    example: "https://tijori.example",
  }).optional(),
});

/** How an event names a sponsor: which one, and at which tier this time. */
export const sponsorshipSchema = z.strictObject({
  sponsor: reference({
    description: "the sponsor's file in content/sponsors/, without .yaml",
    example: "tijori",
    refersTo: "sponsors",
  }),
  tier: line({
    description: "how they sponsor: title-sponsor, powered-by, 1-block-sponsor to 10-block-sponsor, or any other text",
    example: "title-sponsor",
    max: 60,
  }),
});

/** A sponsor as an event shows it (clause N-3). */
export type Sponsor = z.infer<typeof sponsorFileSchema> & { tier: string };
