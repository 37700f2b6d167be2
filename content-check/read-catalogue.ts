import path from "node:path";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { type ContentValues, contentKinds, isFolder } from "../catalogue/content-kinds.ts";
import { phaseFromEntry } from "../catalogue/events/shown-phase.ts";
import { isLogo } from "../catalogue/picture-path.ts";
import { defaultLanguage } from "../catalogue/site-languages.ts";
import { assembleEvent } from "./assemble-event.ts";
import { contentMistakes, contentNotes } from "./checks/content-checks.ts";
import { picturesUsed } from "./checks/picture-checks.ts";
import { ContentError, type ContentProblem, problemsInOrder } from "./content-error.ts";
import { contentFields } from "./content-fields.ts";
import { type Drafts, type ReadSource, readSource, type SourceFile } from "./content-source.ts";
import { reviewOfWords } from "./translations/review-words.ts";
import { translateSource } from "./translations/translate-source.ts";
import { isHidden, setWordsOf } from "./words/read-words.ts";

/** Inspects a picture's file: the mistake in it and its correction, or undefined. */
export type InspectPicture = (file: string, isLogo: boolean) => Promise<string | undefined>;

type ReadOptions = {
  /** Inspects each picture that content names; without it, the pictures only have to exist. */
  inspectPicture?: InspectPicture | undefined;
  /** Texts that replace files before they are saved. */
  drafts?: Drafts | undefined;
  /**
   * The present time: upcoming events that are over are worth a note, and changes that are still to come are mistakes. Without
   * it the clock plays no part, so that the site is the same on any day (clause E-8).
   */
  now?: Date | undefined;
  /** The languages whose translations are read and checked; without it all. */
  languages?: readonly string[] | undefined;
};

/** The checked content. */
type CheckedContent = {
  /** Returns the catalogue in a language that was read. Side effect: this becomes the current language (`words/words.ts`). */
  catalogueIn: (language: string) => Catalogue;
  /** Notes on what is not wrong, in the order of files and lines. */
  readonly notes: ContentProblem[];
};

/**
 * Reads and checks everything below the content folder. Every program reads the content by this function.
 *
 * @param folder the content folder's path
 * @throws ContentError with every mistake at once, each with file, line, field and correction
 */
export async function readCheckedContent(folder: string, options: ReadOptions = {}): Promise<CheckedContent> {
  const { inspectPicture, drafts, now, languages } = options;
  const source = await readSource(folder, drafts, languages);
  const pictureMistakes = await pictureMistakesIn(folder, source, inspectPicture);
  const problems = contentMistakes({ ...source, pictureMistakes }, now);
  if (problems.length > 0) throw new ContentError(problems);
  return {
    catalogueIn: (language) => assembleCatalogue(source, language),
    get notes() {
      return problemsInOrder(contentNotes(source, now));
    },
  };
}

/** The mistakes in the content, or else the notes on it. */
export type ContentReview = { problems: readonly ContentProblem[]; notes: readonly ContentProblem[] };

/** Reads and checks the content like `readCheckedContent`, but returns its mistakes instead of throwing them. */
export async function reviewContent(folder: string, options?: ReadOptions): Promise<ContentReview> {
  try {
    const { notes } = await readCheckedContent(folder, options);
    return { problems: [], notes };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems, notes: [] };
  }
}

/** The checked content in one language, by default in English. @throws ContentError as `readCheckedContent` */
export async function readCatalogue(
  folder: string,
  {
    language = defaultLanguage,
    ...options
  }: Pick<ReadOptions, "drafts" | "inspectPicture"> & { language?: string | undefined } = {},
): Promise<Catalogue> {
  const { catalogueIn } = await readCheckedContent(folder, { ...options, languages: [language] });
  return catalogueIn(language);
}

async function pictureMistakesIn(folder: string, source: ReadSource, inspectPicture: InspectPicture | undefined) {
  const mistakes = new Map<string, string>();
  if (!inspectPicture) return mistakes;
  const named = picturesUsed(contentFields(source));
  const shown = [...source.images].filter((image) => named.has(image));
  const inspect = async (image: string) => {
    const mistake = await inspectPicture(path.join(folder, "images", image), isLogo(image));
    if (mistake !== undefined) mistakes.set(image, mistake);
  };
  await Promise.all(shown.map(inspect));
  return mistakes;
}

/** Makes the catalogue in a language from files without mistakes. Side effect: this becomes the current language. */
function assembleCatalogue(read: ReadSource, language: string): Catalogue {
  setWordsOf(language);
  const source = language === defaultLanguage ? read : translateSource(read, language);
  const speakers = byId(source.speakers);
  const sponsors = byId(source.sponsors);
  const { speakers: _speakers, sponsors: _sponsors, ...values } = contentValues(source);
  const site = { ...values.site, fueledBy: present(sponsors.get(values.site.fueledBy)) };
  const events = source.events.map(({ id, value }) => {
    const file = present(value);
    const refersTo = {
      speakers: file.speakers.map((speaker) => present(speakers.get(speaker))),
      sponsors: file.sponsors.map(({ sponsor, tier }) => ({ ...present(sponsors.get(sponsor)), tier })),
    };
    return assembleEvent(id, file, refersTo, { site, cities: values.cities, language });
  });
  return {
    ...values,
    language,
    // Search engines leave out a draft, so they leave out all pages of a hidden language.
    ...(language !== defaultLanguage && { words: isHidden(language) ? "draft" : reviewOfWords(language).translation }),
    site,
    phases: values.phases.map(phaseFromEntry).sort((a, b) => b.number - a.number),
    events: events.sort((a, b) => (a._id < b._id ? -1 : 1)),
    supporters: values.supporters.sort((a, b) => a.position - b.position),
    film: source.film,
  };
}

/** The files' values by kind. */
function contentValues(source: ReadSource): ContentValues {
  const values = contentKinds.map((kind) => {
    const own = source[kind].map(({ value }) => present<unknown>(value));
    return [kind, isFolder(kind) ? own : own[0]] as const;
  });
  // Each kind's files have that kind's values.
  return Object.fromEntries(values) as ContentValues;
}

function byId<Value>(files: readonly SourceFile<Value>[]): Map<string, Value> {
  return new Map(files.map(({ id, value }) => [id, present(value)]));
}

/** A value that exists after the checks. */
function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError("content was assembled before it was checked");
  return value;
}
