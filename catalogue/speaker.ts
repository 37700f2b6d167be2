import { z } from "zod";
import { blankableLine, line, link, paragraphs, picture } from "./content-field.ts";
import type { Translated } from "./translation.ts";

/** `content/speakers/<id>.yaml`: one person who speaks at events (clause N-2). */
export const speakerSchema = z.strictObject({
  name: line({ description: "the speaker's full name", example: "Namuna Devi", translated: "optional" }),
  title: line({ description: "what the speaker does", example: "Bitcoin educator", translated: true }),
  company: blankableLine({
    description: "where the speaker works; leave it out if nowhere",
    example: "Pathshala 21",
    translated: "optional",
  }).optional(),
  linkedin: link({
    description: "the address of the speaker's LinkedIn profile; leave it out if there is none",
    example: "https://linkedin.example/in/namuna-devi",
  }).optional(),
  bio: paragraphs({
    description: "two or three sentences about the speaker",
    example: "Teaches in Tamil and English.\nAsks the back bench first.",
    max: 1500,
    translated: true,
  }),
  image: picture({
    description: "the speaker's photo; leave it out for initials",
    example: "/images/speakers/namuna-devi.jpg",
  }).optional(),
});

/** Someone who speaks at an event. */
export type Speaker = z.infer<typeof speakerSchema> & Translated;
