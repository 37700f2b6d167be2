import { z } from "zod";
import { indianTimeMistake, isIndianTime } from "./events/event-time.ts";
import { isWebAddress } from "./links/web-address.ts";
import { isPicturePath, ownPicture, picturePathMistake } from "./picture-path.ts";
import { isOneLine, isUnseen, isWholeText, turnsDirection } from "./visible-text.ts";

/**
 * The kinds of field that content files are made of. Each has a description and an example. Error messages
 * contain both, so editors learn what belongs there.
 */

type About = { description: string; example: string };

/** What a text's schema says of it; `translated` marks words for visitors, which translated files may say anew. */
type AboutText = About & Pick<FormHint, "translated">;

const about = ({ description, example, translated }: AboutText) => ({
  description,
  examples: [example],
  ...(translated && { translated }),
});

/** What a field's schema says to the editor's form and to the translation commands beyond its rules. */
export type FormHint = {
  /** `logo` is a picture that may be on another website. */
  control?: "picture" | "logo" | "time" | "link" | "none";
  /** The usual texts, the first one of which a new form has. Others are possible in the file. */
  choices?: readonly string[];
  /** The folder below `content/` whose files the field names, or the list of phases, of which it gives a number. */
  refersTo?: "speakers" | "sponsors" | "phases";
  /**
   * `true` for words for visitors, which each language translates. `optional` for names and figures: a language may write
   * them in its own way, and visitors read the English ones otherwise. `entry` marks the field that identifies an entry of a list.
   */
  translated?: true | "optional" | "entry";
};

const halfCharacter = "has half of a character (\\ud800 to \\udfff) — write the character itself";

const turned =
  "has a character that turns the direction of reading and is not seen (U+202A to U+202E, U+2066 to U+2069) — write the text anew, without copying it";

const isSeen = (text: string) => !isUnseen(text);
const isSteady = (text: string) => !turnsDirection(text);

/** One line of text, trimmed, not empty. `max` counts UTF-16 code units. */
export function line(info: AboutText & { max?: number }) {
  return z
    .string()
    .trim()
    .min(1)
    .max(info.max ?? 200)
    .refine(isOneLine, "must be one line")
    .refine(isSeen, "has nothing that can be seen")
    .refine(isWholeText, halfCharacter)
    .refine(isSteady, turned)
    .meta(about(info));
}

/** One line of text that may be blank, as if it were left out. */
export function blankableLine(info: AboutText) {
  return z
    .string()
    .trim()
    .max(200)
    .refine(isOneLine, "must be one line")
    .refine(isWholeText, halfCharacter)
    .refine(isSteady, turned)
    .meta(about(info));
}

/** Several lines of text; line breaks are kept. An example with a line break shows in messages that `|` belongs here. */
export function paragraphs(info: AboutText & { max?: number }) {
  return z
    .string()
    .trim()
    .min(1)
    .max(info.max ?? 5000)
    .refine(isSeen, "has nothing that can be seen")
    .refine(isWholeText, halfCharacter)
    .refine(isSteady, turned)
    .meta(about(info));
}

/** An absolute http(s) address. */
export function link(info: About) {
  return z
    .string()
    .refine(isWebAddress, "is not a web address that begins with https:// or http://")
    .meta({ ...about(info), control: "link" });
}

/** The path of a picture on the site. Its value is the path below `content/images/`; the content check looks for the file. */
export function picture(info: About) {
  return z
    .string()
    .refine(isPicturePath, { error: ({ input }) => picturePathMistake(String(input)), abort: true })
    .transform((text) => ownPicture(text) ?? text)
    .meta({ ...about(info), control: "picture" });
}

/** A whole number from 1 to `max`. */
export function wholeNumber({
  description,
  example,
  max,
  ...hint
}: { description: string; example: number; max?: number } & Pick<FormHint, "control" | "refersTo" | "translated">) {
  const number = z.number().int().min(1);
  return (max === undefined ? number : number.max(max)).meta({ description, examples: [example], ...hint });
}

/** A moment in Indian time, to the minute. */
export function indianTime({ description, example }: About) {
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
export function reference({ refersTo, ...info }: About & Required<Pick<FormHint, "refersTo">>) {
  return z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: ({ input }) => referenceMistake(String(input)) })
    .meta({ ...about(info), refersTo });
}

/** A text in the form of a file's name, such as `namuna-devi` for Namuna Devi; empty where nothing of it remains. */
export function plainName(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function referenceMistake(text: string): string {
  if (/\.ya?ml$/.test(text)) return `ends with .yaml — leave it out and write \`${text.replace(/\.ya?ml$/, "")}\``;
  const what = "is not a file's name without .yaml (small letters, digits and hyphens)";
  const name = plainName(text);
  return name ? `${what} — write \`${name}\`, if that is the file's name` : what;
}
