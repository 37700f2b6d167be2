import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { LineCounter, parseDocument } from "yaml";
import { firstLanguage, splitLanguage } from "../../catalogue/site-languages.ts";
import type { ContentProblem } from "../../content-check/content-error.ts";
import { contentPlace } from "../../content-check/yaml/content-place.ts";

/** A page that is heavier than one of its budgets, in bytes. */
export type Overrun = { page: string; figure: string; bytes: number; budget: number };

/** What grows with what an event says. */
const growing = ["html", "script"];

/** What a word of a description adds to a compressed page, in bytes: a little less than it mostly does. */
const bytesOfWord = 2.5;

/**
 * What to tell whoever wrote an event whose page has become too heavy by it; undefined where an overrun is not of an
 * event, or nothing that an event says could mend it.
 *
 * @param content the content folder
 * @param language that of the page
 */
export async function tooLongEvent(
  content: string,
  overrun: Overrun,
  language: string = firstLanguage,
): Promise<ContentProblem | undefined> {
  const [, id] = /^\/events\/([^/]+)$/.exec(splitLanguage(overrun.page, [language]).address) ?? [];
  if (!id || !growing.includes(overrun.figure)) return undefined;
  const files = await Array.fromAsync(
    glob([`events/*/${id}.${language}.yaml`, `events/*/${id}.yaml`], { cwd: content }),
  );
  // What it says in the page's own language, where it does.
  const file = files.find((name) => name.endsWith(`.${language}.yaml`)) ?? files[0];
  if (!file) return undefined;
  const text = await readFile(path.join(content, file), "utf8");
  const excess = overrun.bytes - overrun.budget;
  const words = Math.ceil(excess / bytesOfWord / 10) * 10;
  // Then it is not the event that is too long.
  if (words > (text.match(/\S+/g)?.length ?? 0)) return undefined;
  const lineCounter = new LineCounter();
  const place = contentPlace(parseDocument(text, { lineCounter }), lineCounter, text);
  return {
    file: path.join(path.basename(content), file).split(path.sep).join("/"),
    line: place.line(["description"]),
    field: "description",
    message: `makes the event's page ${excess} bytes too heavy for a phone (${overrun.figure}: ${overrun.bytes}, at most ${overrun.budget}) — shorten it by some ${words} words, or name fewer speakers and sponsors`,
  };
}
