import { z } from "zod";
import { blankableLine, line, link, picture, translatedLine, translatedParagraphs } from "./content-field.ts";
import type { Translated } from "./translation.ts";

/** `content/speakers/<id>.yaml`: one person who speaks at events (clause N-2). */
export const speakerSchema = z.strictObject({
  name: line("the speaker's full name", "Namuna Devi", { translated: "optional" }),
  title: translatedLine("what the speaker does", "Bitcoin educator"),
  company: blankableLine("where the speaker works; leave it out if nowhere", "Pathshala 21").optional(),
  linkedin: link(
    "the address of the speaker's LinkedIn profile; leave it out if there is none",
    "https://linkedin.example/in/namuna-devi",
  ).optional(),
  bio: translatedParagraphs(
    "two or three sentences about the speaker",
    "Teaches in Tamil and English.\nAsks the back bench first.",
    { max: 1500 },
  ),
  image: picture(
    "the speaker's photo, square, 480 pixels wide or more; leave it out for initials",
    "/images/speakers/namuna-devi.jpg",
  ).optional(),
});

/** Someone who speaks at an event. */
export type Speaker = z.infer<typeof speakerSchema> & Translated;
