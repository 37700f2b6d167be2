import { z } from "zod";
import { line, link, picture, reference } from "./content-field.ts";

/** `content/sponsors/<id>.yaml`: an organisation that sponsors events. */
export const sponsorFileSchema = z.strictObject({
  name: line("the sponsor's name", "Tijori", { translated: "optional" }),
  logo: picture("the sponsor's logo, square, SVG or PNG", "/images/firms/tijori.svg"),
  website: link("the sponsor's website; leave it out if there is none", "https://tijori.example").optional(),
});

/** The tiers with words of their own in each language; any other is shown as written. */
export const sponsorTiers: readonly string[] = [
  "title-sponsor",
  "powered-by",
  ...Array.from({ length: 10 }, (_tier, index) => `${index + 1}-block-sponsor`),
];

/** How an event names a sponsor: which one, and at which tier this time. */
export const sponsorshipSchema = z.strictObject({
  sponsor: reference("sponsors", "the sponsor's file in content/sponsors/, without .yaml", "tijori"),
  tier: line(
    "how they sponsor: title-sponsor, powered-by, 1-block-sponsor to 10-block-sponsor, or any other text",
    "title-sponsor",
    { max: 60 },
  ),
});

/** A sponsor as an event shows it (clause N-3). */
export type Sponsor = z.infer<typeof sponsorFileSchema> & { tier: string };
