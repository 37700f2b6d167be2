import { z } from "zod";
import { indianTime, line, paragraphs, picture, reference, wholeNumber } from "./content-field.ts";
import {
  apiAddressMistake,
  ownApiAddress,
  playerAddressMistake,
  siteAddressMistake,
} from "./links/address-mistakes.ts";
import { isHost } from "./partner.ts";

type MistakeOf = (text: string) => string | undefined;

const address = (mistakeOf: MistakeOf, description: string, example: string) =>
  z
    .string()
    .refine((text) => mistakeOf(text) === undefined, { error: ({ input }) => mistakeOf(String(input)) })
    .meta({ description, examples: [example] });

const photograph = (what: string) =>
  z
    .strictObject({
      picture: picture({ description: what, example: "/images/photos/group.jpg" }),
      description: line({
        description: "what it shows, for people who cannot see it",
        example: "A full hall, waving",
        translated: true,
      }),
    })
    .meta({ description: what });

const figure = (description: string, example: string) =>
  line({ description, example, max: 20, translated: "optional" });

/** `content/site.yaml`: every name and address that a new organiser replaces (clause P-2), and the stated figures. */
export const siteFileSchema = z.strictObject({
  productName: line({ description: "the tour's name", example: "Bitcoin Yatra", max: 40, translated: true }),
  organiserName: line({
    description: "the organising company's name",
    example: "Sahaj Labs",
    max: 60,
    translated: "optional",
  }),
  organiserLogo: picture({
    description: "the organiser's logo",
    example: "/images/firms/sahaj-labs.svg",
  }),
  siteAddress: address(
    siteAddressMistake,
    "where the site is published, without a slash at the end",
    "https://yatra.example",
  ),
  apiAddress: address(apiAddressMistake, "the base address of the partners API", ownApiAddress),
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
  aftermovieAddress: address(
    playerAddressMistake,
    "the address of the aftermovie's embedded player",
    "https://video.example/embed/1",
  ),
  aftermoviePhase: wholeNumber({
    description: "the number of the phase that the aftermovie shows, one of content/phases.yaml",
    example: 1,
    refersTo: "phases",
  }).optional(),
  aftermoviePublished: indianTime({
    description: "when the aftermovie was published, for search engines",
    example: "2025-05-10 18:00",
  }).optional(),
  contactAddress: z
    .email("is not an e-mail address")
    .meta({ description: "the e-mail address for partners", examples: ["namaste@yatra.example"] }),
  headline: line({
    description: "the tour's headline",
    example: "26 Cities, 1 Mission: Bitcoin Aasan Hai",
    translated: true,
  }),
  headlineHindi: line({ description: "the headline's promise in Hindi", example: "बिटकॉइन आसान है" }).optional(),
  tagline: line({
    description: "what the tour is and what it costs, in one sentence under its name on the home page",
    example: "A travelling school of Bitcoin, free in every city.",
    max: 120,
    translated: true,
  }).optional(),
  description: paragraphs({
    description: "one sentence for search engines and previews",
    example: "A tour of teachers across India.",
    max: 300,
    translated: true,
  }),
  mission: line({
    description: "the tour's mission in a sentence, with the missionTarget in it",
    example: "Reach 100,000+ Indians with Bitcoin knowledge by 2026.",
    max: 120,
    translated: true,
  }),
  missionYear: wholeNumber({ description: "the year of the mission", example: 2026 }),
  supportersLine: line({
    description: "the line below Supporters on the home page",
    example: "Separated by names, united by Bitcoin",
    max: 80,
    translated: true,
  }),
  copyrightYear: wholeNumber({ description: "the year in the copyright line", example: 2025 }),
  fueledBy: reference({
    description: "the sponsor whose logo stands beside 'Fueling'",
    example: "tijori",
    refersTo: "sponsors",
  }),
  groupPhoto: photograph("the group photograph beside the mission"),
  eventPhotos: z
    .array(photograph("a photograph from an event"))
    .min(1)
    .max(6)
    .meta({ description: "one to six photographs, shown among the figures of Impact so far" }),
  offlineReading: z
    .boolean()
    .default(true)
    .meta({
      description: "whether visitors can read again without a connection what they have opened",
      examples: [true],
    }),
  figures: z.strictObject({
    events: figure("how many events", "26"),
    attendees: figure("how many people came", "5000+"),
    subscribers: figure("how many people follow", "60k+"),
    missionTarget: figure("how many people the mission reaches", "100,000+"),
    note: line({
      description: "one sentence on what the figures count, beside more or fewer events on the site",
      example: "The 26 count every event since the first.",
      translated: true,
    }).optional(),
  }),
});

/** The site's configuration; `fueledBy` is the sponsor itself. */
export type Site = Omit<z.infer<typeof siteFileSchema>, "fueledBy"> & { fueledBy: { name: string; logo: string } };
