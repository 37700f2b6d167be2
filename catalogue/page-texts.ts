import { z } from "zod";
import { translatedLine } from "./content-field.ts";

/**
 * The words on the picture that messengers show beside a link to a page. The page's title is on it too. Only for a page with a
 * design of its own in `page-posters.ts`.
 */
const posterSchema = z
  .strictObject({
    line: translatedLine("the line below the title on the picture", "Your own language", { max: 40 }),
    stub: translatedLine("two words at the picture's edge", "Free entry", { max: 20 }),
  })
  .meta({ description: "what the picture says that messengers show beside a link to the page" });

/** The drawings that a lesson's sign may have. */
const lessonSigns = ["money", "keys", "payment", "tricks"] as const;

const heading = (example: string) => translatedLine("the section's heading", example, { max: 60 });

const lessonSchema = z.strictObject({
  sign: z.enum(lessonSigns).meta({ description: "the drawing on the lesson's sign", examples: ["money"] }),
  title: translatedLine("the lesson in a few words", "Keys, not passwords", { max: 60 }),
  text: translatedLine("the lesson in two sentences", "We write a seed phrase together.", { max: 300 }),
});

const hourSchema = z.strictObject({
  time: z
    .string()
    .regex(
      /^(?:[01]\d|2[0-3]):[0-5]\d$/,
      "is no time of day — write hour and minute with two digits each, such as 09:30",
    )
    .meta({ description: "when it begins, on the 24-hour clock", examples: ["10:00"] }),
  title: translatedLine("what happens then", "Lunch", { max: 60 }),
  text: translatedLine("more about it, in a sentence", "On the house.", { max: 200 }),
});

const questionSchema = z.strictObject({
  question: translatedLine("what people ask before they come", "What does it cost?", { max: 100 }),
  answer: translatedLine("what you answer", "Nothing.", { max: 400 }),
});

const isInOrder = (hours: readonly { time: string }[]) =>
  hours.every(({ time }, index) => index === 0 || time > (hours[index - 1]?.time ?? ""));

/** `content/landing.yaml`: the texts of the Landing page about a tour stop (clause L-1). */
const landingSchema = z.strictObject({
  title: translatedLine("a stop in a line, in large letters", "One stop. Bitcoin, made simple.", { max: 60 }),
  opening: translatedLine(
    "what the tour does in a city: the sentence begins with the tour's name, which the site writes before it",
    "calls at your city for an afternoon",
    { max: 300 },
  ),
  description: translatedLine(
    "the page in a sentence, for search engines and previews",
    "What you will learn at a tour stop, and how the day runs.",
    { max: 160 },
  ),
  poster: posterSchema,
  lessons: z
    .strictObject({
      heading: heading("What you will learn"),
      signs: z.array(lessonSchema).min(1).max(8).meta({ description: "the lessons, one after the other" }),
    })
    .meta({ description: "what people learn at a stop" }),
  day: z
    .strictObject({
      heading: heading("How a stop runs"),
      lead: translatedLine("what the hours are an example of", "A whole day, hour by hour.", { max: 200 }),
      hours: z
        .array(hourSchema)
        .min(1)
        .max(16)
        .refine(isInOrder, "is not in the order of the day, each time once — sort the entries by their times")
        .meta({ description: "the hours of the day, the earliest first" }),
    })
    .meta({ description: "how a stop runs, hour by hour" }),
  questions: z
    .strictObject({
      heading: heading("Questions people ask"),
      answers: z.array(questionSchema).min(1).max(30).meta({ description: "the questions with their answers" }),
    })
    .meta({ description: "questions that people ask before they come" }),
  closing: z
    .strictObject({
      heading: heading("The next stop could be yours"),
      text: translatedLine("the page's last word: come along, or bring the tour", "Take a seat.", { max: 300 }),
    })
    .meta({ description: "the page's last section" }),
});

/** The texts of the Landing page. */
export type Landing = z.infer<typeof landingSchema>;

const way = (what: string) =>
  z
    .strictObject({
      title: translatedLine("the kind of support in two or three words", "Host an event", { max: 30 }),
      text: translatedLine("what people can do, in a sentence", "Organize an event in your city.", { max: 90 }),
    })
    .meta({ description: `how to ${what}` });

/** `content/partners-page.yaml`: the texts of the Partners page about ways to take part (clauses PA-2 to PA-4). */
const partnersPageSchema = z.strictObject({
  description: translatedLine(
    "the page in a sentence, for search engines and previews",
    "Host an event or support one.",
    { max: 160 },
  ),
  poster: posterSchema,
  host: way("host an event"),
  support: way("support one"),
  media: way("spread the word"),
});

/** The texts of the Partners page. */
export type PartnersPageText = z.infer<typeof partnersPageSchema>;

/**
 * The content files with the texts of one page each. A file is named after its page in `pages.ts`, `<page>.yaml` or
 * `<page>-page.yaml`, because the editor's preview finds the page by that name.
 */
export const pageContentKinds = {
  landing: { glob: "landing.yaml", schema: landingSchema },
  partnersPage: { glob: "partners-page.yaml", schema: partnersPageSchema },
} as const;
