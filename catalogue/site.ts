import { z } from "zod";
import {
  indianTime,
  line,
  picture,
  positiveInteger,
  reference,
  translatedLine,
  translatedParagraphs,
  urlOrEmail,
} from "./content-field.ts";
import { apiAddressMistake, apiPath, playerAddressMistake, siteAddressMistake } from "./links/url-mistakes.ts";
import { isHost } from "./partner.ts";

type MistakeOf = (text: string) => string | undefined;

const checkedUrl = (mistakeOf: MistakeOf, description: string, example: string) =>
  urlOrEmail
    .refine((text) => mistakeOf(text) === undefined, { error: ({ input }) => mistakeOf(String(input)) })
    .meta({ description, examples: [example] });

const photograph = (what: string) =>
  z
    .strictObject({
      picture: picture(what, "/images/photos/group.jpg"),
      description: translatedLine("what it shows, for people who cannot see it", "A full hall, waving"),
    })
    .meta({ description: what });

const figure = (description: string, example: string) =>
  line(description, example, { max: 20, translated: "optional" });

/**
 * `content/site.yaml`: every name and address that a new organiser replaces (clause P-2), and the stated figures. The
 * editor's form has this order: what changes often comes first.
 */
export const siteFileSchema = z.strictObject({
  productName: translatedLine("the tour's name", "Bitcoin Yatra", { max: 40 }),
  headline: translatedLine("the tour's headline", "26 Cities, 1 Mission: Bitcoin Aasan Hai"),
  headlineHindi: line("the headline's promise in Hindi", "बिटकॉइन आसान है")
    .meta({ label: "Headline in Hindi" })
    .optional(),
  tagline: translatedLine(
    "what the tour is and what it costs, in one sentence under its name on the home page",
    "A travelling school of Bitcoin, free in every city.",
    { max: 120 },
  ).optional(),
  mission: translatedLine(
    "the tour's mission in a sentence, with its target in it",
    "Reach 100,000+ Indians with Bitcoin knowledge by 2026.",
    { max: 120 },
  ),
  missionYear: positiveInteger("the year of the mission", 2026),
  figures: z.strictObject({
    events: figure("how many events", "26"),
    attendees: figure("how many people came", "5000+"),
    subscribers: figure("how many people follow", "60k+"),
    missionTarget: figure("how many people the mission reaches", "100,000+"),
    note: translatedLine(
      "one sentence on what the figures count, beside more or fewer events on the site",
      "The 26 count every event since the first.",
    ).optional(),
  }),
  supportersLine: translatedLine(
    "the line below Supporters on the home page",
    "Separated by names, united by Bitcoin",
    { max: 80 },
  ),
  fueledBy: reference("sponsors", "the sponsor whose logo is shown beside 'Fueling'", "tijori"),
  groupPhoto: photograph("the group photograph beside the mission"),
  eventPhotos: z
    .array(photograph("a photograph from an event"))
    .min(1)
    .max(6)
    .meta({ description: "one to six photographs, shown among the figures of Impact so far" }),
  aftermovieAddress: checkedUrl(
    playerAddressMistake,
    "the address of the aftermovie's embedded player",
    "https://video.example/embed/1",
  ),
  aftermoviePhase: positiveInteger("the number of the phase that the aftermovie shows, one of content/phases/", 1, {
    refersTo: "phases",
  }).optional(),
  aftermoviePublished: indianTime(
    "when the aftermovie was published, for search engines",
    "2025-05-10 18:00",
  ).optional(),
  contactAddress: urlOrEmail
    .refine((text) => z.email().safeParse(text).success, "is not an e-mail address")
    .meta({ description: "the e-mail address for partners", examples: ["namaste@yatra.example"] }),
  description: translatedParagraphs(
    "one sentence for search engines and previews",
    "A tour of teachers across India.",
    { max: 300 },
  ),
  copyrightYear: positiveInteger("the year in the copyright line", 2025),
  organiserName: line("the organising company's name", "Sahaj Labs", { max: 60, translated: "optional" }),
  organiserLogo: picture("the organiser's logo", "/images/firms/sahaj-labs.svg"),
  offlineReading: z
    .boolean()
    .default(true)
    .meta({
      description: "whether visitors can read again without a connection what they have opened",
      examples: [true],
    }),
  partnerLogoHosts: z
    .array(
      z
        .string()
        .refine(isHost, "is not a website's name — write it in small letters, without https:// and without a path")
        .meta({ description: "a website from which partners' logos are shown", examples: ["cdn.example.org"] }),
    )
    .max(20)
    .default([])
    .meta({ description: "the websites from which partners' logos are shown", examples: [["cdn.example.org"]] }),
  apiAddress: checkedUrl(
    apiAddressMistake,
    "the base address of the partners API; ask a programmer before you change it",
    apiPath,
  ).meta({ label: "API address" }),
  siteAddress: checkedUrl(
    siteAddressMistake,
    "where the site is published, without a slash at the end; ask a programmer before you change it",
    "https://yatra.example",
  ),
});

/** The site's configuration; `fueledBy` is the sponsor itself. */
export type Site = Omit<z.infer<typeof siteFileSchema>, "fueledBy"> & { fueledBy: { name: string; logo: string } };
