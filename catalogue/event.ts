import { z } from "zod";
import { line, link, paragraphs, reference } from "./content-field.ts";
import { displayDate, displayTime, type IndianTime, isIndianTime } from "./event-time.ts";
import type { Speaker } from "./speaker.ts";
import { type Sponsor, sponsorshipSchema } from "./sponsor.ts";

const indianTime = (description: string, example: string) =>
  z
    .string()
    .refine(isIndianTime, "is not a day and time that exists")
    .meta({
      description: `${description} (year-month-day hour:minute, 24-hour clock, Indian time)`,
      examples: [example],
    });

/** `content/events/<year>/<id>.yaml`: one event as the organiser writes it. */
export const eventFileSchema = z
  .strictObject({
    title: line({ description: "the event's name", example: "Bitcoin Yatra Trichy" }),
    city: line({ description: "the city", example: "Trichy", max: 60 }),
    phase: z.union([z.literal(1), z.literal(2)]).meta({ description: "the tour's phase, 1 or 2", examples: [2] }),
    status: line({
      description: "upcoming, closed, or what happened, such as cancelled",
      example: "upcoming",
      max: 40,
    }),
    starts: indianTime("when the event begins", "2025-09-28 10:00"),
    ends: indianTime("when the event ends", "2025-09-28 17:00"),
    venue: line({ description: "the name of the place", example: "Rockfort Hall" }),
    venueAddress: line({
      description: "the place's full postal address; the maps search uses it",
      example: "Rockfort Hall, Nandhi Koil Street, Tiruchirappalli 620002",
      max: 300,
    }),
    image: z
      .string()
      .meta({
        description: "the event's picture below content/images/; leave it out for the city's colours",
        examples: ["postcards/trichy.svg"],
      })
      .optional(),
    description: paragraphs({ description: "what happens at the event; line breaks are kept", example: "|" }),
    registrationLink: link({
      description: "where to register; only while the status is upcoming",
      example: "https://register.example/trichy",
    }).optional(),
    highlightsLink: link({
      description: "where the highlights are; only when the status is closed",
      example: "https://social.example/posts/mumbai",
    }).optional(),
    speakers: z
      .array(reference({ description: "a speaker's file in content/speakers/, without .yaml", example: "namuna-devi" }))
      .meta({ description: "who speaks; [] for nobody yet", examples: ["[]"] }),
    sponsors: z.array(sponsorshipSchema).meta({ description: "who sponsors; [] for nobody yet", examples: ["[]"] }),
  })
  .check((context) => {
    const event = context.value;
    const reject = (field: keyof typeof event, message: string) =>
      context.issues.push({ code: "custom", input: event[field], path: [field], message });
    if (isIndianTime(event.starts) && isIndianTime(event.ends) && event.ends <= event.starts)
      reject("ends", "is not after the beginning — correct starts or ends");
    if (event.registrationLink && event.status !== "upcoming")
      reject(
        "registrationLink",
        `stands although the status is ${event.status} — remove the line, or set status: upcoming`,
      );
    if (event.highlightsLink && event.status !== "closed")
      reject(
        "highlightsLink",
        `stands although the status is ${event.status} — remove the line, or set status: closed`,
      );
  });

/** An event as it stands in its file. */
export type EventFile = z.infer<typeof eventFileSchema>;

/** An event of the catalogue (clause N-1): `_id`, texts for people, and everything it refers to in place. */
export type Event = Omit<EventFile, "speakers" | "sponsors"> & {
  _id: string;
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

/** The catalogue's event made from a file and the records it refers to. */
export function eventFromFile(id: string, file: EventFile, people: Speaker[], firms: Sponsor[]): Event {
  return {
    ...file,
    _id: id,
    date: displayDate(file.starts),
    time: displayTime(file.starts, file.ends),
    speakers: people,
    sponsors: firms,
    agenda: [],
  };
}
