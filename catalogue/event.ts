import { z } from "zod";
import { languageNames } from "../words/talk-languages.ts";
import {
  indianTime,
  line,
  link,
  positiveInteger,
  reference,
  translatedLine,
  translatedParagraphs,
} from "./content-field.ts";
import { statusChoices } from "./events/event-status.ts";
import type { IndianTime } from "./events/event-time.ts";
import { isEventImage, picturePathMistake } from "./picture-path.ts";
import type { Speaker } from "./speaker.ts";
import { type Sponsor, sponsorshipSchema } from "./sponsor.ts";
import type { Translated } from "./translation.ts";

/** A language in which the tour speaks or writes, by its English name. */
const language = z.enum(languageNames);

/** `content/events/<year>/<id>.yaml`: one event as the organiser writes it. Rules about several fields are in `event-checks.ts`. */
export const eventFileSchema = z.strictObject({
  title: translatedLine("the event's name", "Bitcoin Yatra Trichy"),
  city: line("the city", "Trichy", { max: 60 }),
  phase: positiveInteger("the number of one of the phases in content/phases/", 2, { refersTo: "phases" }),
  status: line(`whether it takes place: ${statusChoices.join(", ")}, or words of your own`, "upcoming", {
    max: 40,
  }).meta({ choices: statusChoices }),
  starts: indianTime("when the event begins", "2025-09-28 10:00"),
  ends: indianTime("when the event ends", "2025-09-28 17:00"),
  venue: translatedLine("the name of the place, or: to be announced", "Rockfort Hall").refine(
    (text) => !/^(?:tb[acd]|to be (?:decided|confirmed))$/i.test(text.replaceAll(".", "")),
    {
      error: "is not how the site knows that the place is open — write `venue: to be announced`",
    },
  ),
  venueAddress: translatedLine(
    "the place's full postal address, for the maps search; leave it out while the venue is to be announced",
    "Rockfort Hall, Nandhi Koil Street, Tiruchirappalli 620002",
    { max: 300 },
  ).optional(),
  image: z
    .string()
    .refine(isEventImage, { error: ({ input }) => picturePathMistake(String(input)) })
    .meta({
      description: "the event's picture; leave it out for the city's colours",
      examples: ["/images/postcards/trichy.svg"],
      control: "picture",
    })
    .optional(),
  description: translatedParagraphs(
    "what happens at the event; line breaks are kept",
    "The first paragraph.\n\nThe second one.",
  ),
  registrationLink: link(
    "where to register; shown while visitors can register",
    "https://register.example/trichy",
  ).optional(),
  registrationLanguage: language
    .meta({ description: "the language of the registration form", examples: ["English"] })
    .optional(),
  free: z
    .literal(true, "is not `true` — write `free: true`, or remove the line where tickets cost something")
    .meta({
      description: "whether nobody pays to come, which its card and search engines then say",
      examples: [true],
    })
    .optional(),
  highlightsLink: link(
    "where the highlights are; only when the status is closed",
    "https://social.example/posts/mumbai",
  ).optional(),
  speakers: z
    .array(reference("speakers", "a speaker's file in content/speakers/, without .yaml", "namuna-devi"))
    .meta({ description: "who speaks; write `speakers: []` for nobody yet" }),
  sponsors: z
    .array(sponsorshipSchema)
    // Another label than the folder's: the form has a button that adds a sponsor to the event, and one that adds a file.
    .meta({ description: "who sponsors; write `sponsors: []` for nobody yet", label: "Sponsorships" }),
  languages: z
    .array(language)
    .min(1, "is empty — remove the line")
    .meta({ description: "the languages of the talks, the first one first", examples: [["Tamil", "English"]] })
    .optional(),
  seats: positiveInteger("how many people find a seat", 180, { max: 100_000 }).optional(),
  gettingThere: translatedLine(
    "how to get there without a car",
    "Ten minutes on foot from the bus stop at the main gate",
    { max: 300 },
  ).optional(),
  stepFree: translatedLine(
    "access without steps: ramps, lifts, toilets",
    "A ramp at the side door, and a lift to the hall",
    { max: 300 },
  )
    .meta({ label: "Step-free access" })
    .optional(),
  bring: translatedLine("what to bring", "A charged phone and a pen", { max: 300 })
    .meta({ label: "What to bring" })
    .optional(),
  formerAddresses: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "is not the last part of an event's URL — write it as in `trichy-2025`")
        .meta({ description: "the last part of the event's former URL", examples: ["trichy-2025"] }),
    )
    .meta({ description: "the last parts of URLs that the event had before its file was renamed: they redirect to it" })
    .optional(),
  changed: indianTime(
    "when this file was last changed; calendars that follow the event look for it",
    "2025-09-01 18:00",
  ).meta({ control: "none" }),
  uuid: z
    .uuid("is not a UUID — remove the line: one is made from the file's name")
    .meta({
      description: "the event's name in calendars; leave it out",
      examples: ["0d6a3c52-6d0c-5f86-9f1b-6a1d5b0c8e11"],
      control: "none",
    })
    .optional(),
});

/** The content of an event file. */
export type EventFile = z.infer<typeof eventFileSchema>;

/** An event of the catalogue (clause N-1): `_id`, texts for people, and everything it refers to in place. */
export type Event = Omit<EventFile, "venueAddress" | "speakers" | "sponsors"> &
  Translated & {
    _id: string;
    /** Its id in calendars, which never changes. */
    uuid: string;
    /** As visitors read it. Without a place yet: words that say so, and the city. Online: the status's words. */
    venueAddress: string;
    /** Whether it has no postal address, because the place is to be announced or the event is online. */
    hasNoAddress?: true;
    /** The date for people, made from `starts`: `28th September, 2025`. */
    date: string;
    /** The time for people, with IST, made from `starts` and `ends`. */
    time: string;
    starts: IndianTime;
    ends: IndianTime;
    speakers: Speaker[];
    sponsors: Sponsor[];
    /** Always empty (clause N-1): the tour publishes no agenda. */
    agenda: [];
  };
