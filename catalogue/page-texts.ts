import { z } from "zod";
import { line } from "./content-field.ts";

/** What the picture says that messengers show beside a link to a page, besides the page's title. */
const posterSchema = z
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

/** The drawings that a lesson's sign may have. */
const lessonSigns = ["money", "keys", "payment", "tricks"] as const;

const heading = (example: string) => line({ description: "the section's heading", example, max: 60, translated: true });

const lessonSchema = z.strictObject({
  sign: z
    .enum(lessonSigns, `must be one of ${lessonSigns.join(", ")}`)
    .meta({ description: "the drawing on the lesson's sign", examples: ["money"] }),
  title: line({ description: "the lesson in a few words", example: "Keys, not passwords", max: 60, translated: true }),
  text: line({
    description: "the lesson in two sentences",
    example: "We write a seed phrase together.",
    max: 300,
    translated: true,
  }),
});

const hourSchema = z.strictObject({
  time: z
    .string()
    .regex(
      /^(?:[01]\d|2[0-3]):[0-5]\d$/,
      "is no time of day — write hour and minute with two digits each, such as 09:30",
    )
    .meta({ description: "when it begins, on the 24-hour clock", examples: ["10:00"] }),
  title: line({ description: "what happens then", example: "Lunch", max: 60, translated: true }),
  text: line({ description: "more about it, in a sentence", example: "On the house.", max: 200, translated: true }),
});

const questionSchema = z.strictObject({
  question: line({
    description: "what people ask before they come",
    example: "What does it cost?",
    max: 100,
    translated: true,
  }),
  answer: line({ description: "what you answer", example: "Nothing.", max: 400, translated: true }),
});

const isInOrder = (hours: readonly { time: string }[]) =>
  hours.every(({ time }, index) => index === 0 || time > (hours[index - 1]?.time ?? ""));

/** `content/landing.yaml`: what the Landing page says of a tour stop (clause L-1). */
export const landingSchema = z.strictObject({
  title: line({
    description: "a stop in a line, in large letters",
    example: "One stop. Bitcoin, made simple.",
    max: 60,
    translated: true,
  }),
  opening: line({
    description:
      "what the tour does in a city: the sentence begins with the tour's name, which the site writes before it",
    example: "calls at your city for an afternoon",
    max: 300,
    translated: true,
  }),
  description: line({
    description: "the page in a sentence, for search engines and previews",
    example: "What you will learn at a tour stop, and how the day runs.",
    max: 160,
    translated: true,
  }),
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
      lead: line({
        description: "what the hours are an example of",
        example: "A whole day, hour by hour.",
        max: 200,
        translated: true,
      }),
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
      text: line({
        description: "the page's last word: come along, or bring the tour",
        example: "Take a seat.",
        max: 300,
        translated: true,
      }),
    })
    .meta({ description: "the page's last section" }),
});

/** What the Landing page says. */
export type Landing = z.infer<typeof landingSchema>;

const way = (what: string) =>
  z
    .strictObject({
      title: line({
        description: "the way in two or three words",
        example: "Host an event",
        max: 30,
        translated: true,
      }),
      text: line({
        description: "the way in a sentence",
        example: "Organize an event in your city.",
        max: 90,
        translated: true,
      }),
    })
    .meta({ description: `how to ${what}` });

/** `content/partners-page.yaml`: what the Partners page says of the ways to take part (clauses PA-2 to PA-4). */
export const partnersPageSchema = z.strictObject({
  description: line({
    description: "the page in a sentence, for search engines and previews",
    example: "Host an event or support one.",
    max: 160,
    translated: true,
  }),
  poster: posterSchema,
  host: way("host an event"),
  support: way("support one"),
  media: way("spread the word"),
});

/** What the Partners page says. */
export type PartnersPageText = z.infer<typeof partnersPageSchema>;
