import { z } from "zod";
import { languageTags } from "../words/talk-languages.ts";
import { indianTimeMistake, isIndianTime } from "./events/event-time.ts";
import { isHttpUrl } from "./links/http-url.ts";
import { isPicturePath, ownPicture, picturePathMistake } from "./picture-path.ts";
import { invisibleMistake, isDisplayable, isInvisible, isOneLine } from "./visible-text.ts";

/**
 * The kinds of field that content files are made of. Each has a description and an example. Error messages
 * contain both, so editors learn what belongs there.
 */

/** The metadata of a field for the editor's form and the translation commands. */
export type FormHint = {
  /** The field's label in the form; by default its name in words. */
  label?: string;
  /** `logo` is a picture that may be on another website. */
  control?: "picture" | "logo" | "time" | "link" | "none";
  /** The usual values. A new form has the first one. A file may have others. */
  choices?: readonly string[];
  /** The folder below `content/` whose files the field refers to: by the file's name, or by the number of a phase. */
  refersTo?: "speakers" | "sponsors" | "phases";
  /**
   * `true` for texts that each language translates. `optional` for names and figures: a language may write them in its own
   * way; otherwise visitors read the English ones.
   */
  translated?: true | "optional";
};

/** Text of any number of lines, trimmed, without characters that pages cannot show or that change other text. */
const text = z.string().trim().refine(isDisplayable, {
  error: "has a hidden character that disturbs the text, such as one that turns the direction — write the text anew",
  abort: true,
});

const visibleText = text.min(1).refine((text) => !isInvisible(text), "has nothing that can be seen");

type TextOptions = Pick<FormHint, "translated" | "label"> & {
  /** The maximum length, in UTF-16 code units. */
  max?: number;
};

/** One line of text, trimmed, not empty. */
export function line(description: string, example: string, { max = 200, ...hint }: TextOptions = {}) {
  return visibleText
    .max(max)
    .refine(isOneLine, "must be one line")
    .meta({ description, examples: [example], ...hint });
}

/**
 * The names of an entry in other languages of the site, by their codes. Each may be left out.
 *
 * @param example a name in Gujarati
 */
export function namesInLanguages(example: string, max: number) {
  const nameIn = (label: string) => line(`the name as people write it in ${label}`, example, { max, label }).optional();
  return z
    .strictObject(Object.fromEntries(Object.entries(languageTags).map(([name, code]) => [code, nameIn(name)])))
    .meta({ description: "the name in other languages of the site, by their codes", examples: [{ gu: example }] })
    .optional();
}

/** One line for visitors, which each language translates. */
export function translatedLine(description: string, example: string, options: Pick<TextOptions, "max"> = {}) {
  return line(description, example, { ...options, translated: true });
}

/** One line of text that may be blank, which a language may write in its own way. A blank text counts as missing. */
export function blankableLine(description: string, example: string) {
  return text
    .max(200)
    .refine(isOneLine, "must be one line")
    .meta({ description, examples: [example], translated: "optional" });
}

/**
 * Several lines for visitors, which each language translates; line breaks are kept. An example with a line break shows in
 * messages that `|` belongs here.
 */
export function translatedParagraphs(description: string, example: string, { max = 5000 } = {}) {
  return visibleText.max(max).meta({ description, examples: [example], translated: true });
}

/** A URL or an e-mail address. Invisible characters in it, which chats add to links, have a message of their own. */
export const urlOrEmail = z.string().refine((text) => invisibleMistake(text) === undefined, {
  error: ({ input }) => invisibleMistake(String(input)),
  abort: true,
});

/** An absolute http(s) URL. */
export function link(description: string, example: string) {
  return urlOrEmail
    .refine(isHttpUrl, "is not a web address that begins with https:// or http://")
    .meta({ description, examples: [example], control: "link" });
}

/** The path of a picture on the site. Its value is the path below `content/images/`; the content check looks for the file. */
export function picture(description: string, example: string) {
  return z
    .string()
    .refine(isPicturePath, { error: ({ input }) => picturePathMistake(String(input)), abort: true })
    .transform((text) => ownPicture(text) ?? text)
    .meta({ description, examples: [example], control: "picture" });
}

type NumberOptions = Pick<FormHint, "control" | "refersTo"> & { max?: number };

/** A whole number from 1 to `max`. */
export function positiveInteger(description: string, example: number, { max, ...hint }: NumberOptions = {}) {
  const number = z.number().int().min(1);
  return (max === undefined ? number : number.max(max)).meta({ description, examples: [example], ...hint });
}

/** A moment in Indian time, to the minute. */
export function indianTime(description: string, example: string) {
  return z
    .string()
    .refine(isIndianTime, { error: ({ input }) => indianTimeMistake(String(input)) })
    .meta({
      description: `${description}: year-month-day hour:minute, 24-hour clock, Indian time`,
      examples: [example],
      control: "time",
    });
}

/** The name of another content file in `refersTo`, without folder and ending. */
export function reference(refersTo: "speakers" | "sponsors", description: string, example: string) {
  return z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: ({ input }) => referenceMistake(String(input)) })
    .meta({ description, examples: [example], refersTo });
}

/** A text as a file's name: `namuna-devi` for Namuna Devi. Empty if the text has no Latin letter and no digit. */
export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function referenceMistake(text: string): string {
  const what = "is not a file's name without .yaml (small letters, digits and hyphens)";
  const name = slugOf(text.replace(/\.ya?ml$/, ""));
  return name ? `${what} — write \`${name}\`, if that is the file's name` : what;
}
