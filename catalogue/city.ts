import { z } from "zod";
import { line } from "./content-field.ts";

const scriptName = z.strictObject({
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/, "is not a language code of two or three letters")
    .meta({ description: "the language's code (BCP 47)", examples: ["ta"] }),
  text: line({ description: "the city's name in that language's own script", example: "திருச்சிராப்பள்ளி", max: 60 }),
});

/** One entry of `content/cities.yaml`: where a city stands on the map, and how its station board reads. */
export const citySchema = z.strictObject({
  name: line({ description: "the city as events name it", example: "Trichy", max: 60 }),
  boardName: line({
    description: "the city's name on its station board, in English",
    example: "Tiruchirappalli",
    max: 60,
  }),
  own: scriptName.meta({ description: "the name in the city's own language", examples: ["language: ta"] }).optional(),
  hindi: line({ description: "the name in Hindi", example: "तिरुचिरापल्ली", max: 60 }),
  latitude: z
    .number()
    .min(6)
    .max(38)
    .meta({ description: "degrees north", examples: [10.79] }),
  longitude: z
    .number()
    .min(68)
    .max(98)
    .meta({ description: "degrees east", examples: [78.7] }),
});

/** A city that the tour calls at. */
export type City = z.infer<typeof citySchema>;
