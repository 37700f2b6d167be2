import { z } from "zod";
import { line, namesInLanguages } from "./content-field.ts";

const scriptName = z.strictObject({
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/, "is not a language code of two or three small letters")
    .meta({ description: "the language's code (BCP 47)", examples: ["ta"] }),
  text: line("the city's name in that language's own script", "திருச்சிராப்பள்ளி", { max: 60 }),
});

type Range = readonly [from: number, to: number];

/** A coordinate in India. The ranges of latitude and longitude do not overlap, so a number in the other range shows that the two were swapped. */
function degrees({ description, example }: { description: string; example: number }, own: Range, other: Range) {
  const [from, to] = own;
  const error = ({ input }: { input?: unknown }) =>
    Number(input) >= other[0] && Number(input) <= other[1]
      ? "lies outside India, but would fit the other way round — swap latitude and longitude"
      : `lies outside India — write ${description}, between ${from} and ${to}`;
  return z
    .number()
    .min(from, { error })
    .max(to, { error })
    .meta({ description, examples: [example] });
}

/** One entry of `content/cities.yaml`: a city's place on the map, and the names on its station board. */
export const citySchema = z.strictObject({
  name: line("the city as events name it", "Trichy", { max: 60 }),
  boardName: line("the city's name on its station board, in English", "Tiruchirappalli", { max: 60 }),
  own: scriptName.meta({ description: "the name in the city's own language", label: "Own language" }).optional(),
  hindi: line("the name in Hindi", "तिरुचिरापल्ली", { max: 60 }),
  names: namesInLanguages("ત્રિચી", 60),
  aliases: z
    .array(line("another name of the city, such as its old one", "Tiruchirappalli", { max: 60 }))
    .meta({ description: "other names by which people look for the city", examples: [["Tiruchirappalli"]] })
    .optional(),
  state: line("the state or territory, for search engines", "Tamil Nadu", { max: 60 }).optional(),
  latitude: degrees({ description: "degrees north", example: 10.79 }, [6, 38], [68, 98]),
  longitude: degrees({ description: "degrees east", example: 78.7 }, [68, 98], [6, 38]),
});

/** A city that the tour calls at. */
export type City = z.infer<typeof citySchema>;
