import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isMap, type Node, parseDocument, type Scalar, stringify } from "yaml";
import { splitLanguage } from "../../catalogue/site-languages.ts";
import { putFile } from "../../content-check/put-file.ts";
import { type Difference, fingerprint } from "../../content-check/translations/translated-words.ts";
import { wordsLanguages } from "../../content-check/words/read-words.ts";
import { Refusal } from "../../editor/refusal.ts";
import { type Content, filesIn, type Say, type TranslatedFile, translatedLanguages } from "./translated-files.ts";
import { fieldName, filesOfPage, pagesOf, shortList } from "./translation-report.ts";

/**
 * Records in translations that they match the current English texts, and who has reviewed them.
 *
 * @param wanted languages, files, or pages such as `/hi/landing`. A page does not include the words of the interface.
 * @param reviewed the reviewer and the day: `Asha Rao, 2025-09-20`. Without it, an earlier review stays.
 * @throws Refusal if there is no such translation, or if a reviewed one lacks a text
 */
export async function recordReview(
  wanted: readonly string[],
  content: Content,
  say: Say,
  reviewed?: string,
): Promise<void> {
  // `--accept` of a whole language names only the files that it changes.
  const [changed, unchanged] = reviewed ? ["is reviewed", "is reviewed already"] : ["is marked as up to date"];
  const files = wanted.flatMap((name) => (name.startsWith("/") ? ofPage(name, content) : named(name, content)));
  if (reviewed) refuseGaps(files);
  let isSilent = true;
  for (const file of files) {
    const result = (await recordInFile(file, reviewed)) ? changed : unchanged;
    if (result) say(`${file.file} ${result}`);
    isSilent &&= !result;
  }
  if (isSilent) say("Nothing has changed: all of it is marked as up to date already.");
}

/** Returns the translations of a language, or the one in a file. */
function named(name: string, content: Content): TranslatedFile[] {
  const isNamed = ({ language, file, reviewFile }: TranslatedFile) =>
    [language, file].includes(name) || path.resolve(reviewFile) === path.resolve(name);
  const found = translatedLanguages(content.source)
    .flatMap((language) => filesIn(language, content))
    .filter((file) => file.state !== "none" && isNamed(file));
  if (found.length === 0)
    throw new Refusal(
      `There is no translation ${name}, or it has no text yet: write a language's code, such as hi, a file with texts, or a page such as /hi/landing.`,
    );
  return found;
}

/** Returns the translated content files of a page. */
function ofPage(name: string, content: Content): TranslatedFile[] {
  const { language, path: pagePath } = splitLanguage(name, wordsLanguages());
  const page = pagesOf(content.source).find((each) => each.path === pagePath);
  if (!page || language === "en")
    throw new Refusal(
      `There is no page ${name} in another language: write a path such as /hi/landing, or words/hi.yaml. \`npm run translations\` lists them. For an event that is over, write its file.`,
    );
  const files = filesOfPage(page, filesIn(language, content)).filter(({ kind }) => kind !== "words");
  const [own] = files;
  if (!own || own.state === "none") throw new Refusal(`${own?.file ?? name} has no text yet: write it first.`);
  return files;
}

/** @throws Refusal if a file lacks a text, because nobody can have reviewed it */
function refuseGaps(files: readonly TranslatedFile[]): void {
  const refused = files.flatMap(({ file, differences }) => {
    const named = (way: Difference["what"]) => shortList(differences.filter(({ what }) => what === way).map(fieldName));
    const [missing, entries] = [named("missing"), named("entries")];
    return [
      ...(missing ? [`${file} lacks ${missing}`] : []),
      ...(entries ? [`${file} has another number of entries than the English in ${entries}`] : []),
    ];
  });
  if (refused.length > 0) throw new Refusal(`${refused.join("\n")}: translate that first, then review it.`);
}

/** Writes the reviewer and the fingerprints of the English texts. Keeps all other lines. @returns whether the file has changed */
async function recordInFile(
  { reviewFile, texts, state }: TranslatedFile,
  reviewed: string | undefined,
): Promise<boolean> {
  const text = existsSync(reviewFile) ? await readFile(reviewFile, "utf8") : "";
  // A review that is up to date stays.
  const signed = reviewed && state !== "reviewed" ? withField(text, "reviewed", reviewed) : text;
  const changed = withField(signed, "source", fingerprint(texts));
  if (changed === text) return false;
  await putFile(reviewFile, changed);
  return true;
}

/**
 * Sets a field in a YAML text, at the end if it is new. Keeps all other characters. The `yaml` package would move the comments in
 * a file with empty fields.
 */
export function withField(text: string, name: string, value: string): string {
  const line = stringify({ [name]: value }, { lineWidth: 0 });
  const { contents } = parseDocument(text);
  const pair = isMap<Scalar, Node>(contents) ? contents.items.find(({ key }) => key.value === name) : undefined;
  const [start, end] = [pair?.key.range?.[0], pair?.value?.range?.[1]];
  if (start !== undefined && end !== undefined) {
    // The value of a block ends with a line break. A comment may follow an empty value without a space.
    const blank = text[end] === "#" ? " " : "";
    return text.slice(0, start) + (text[end - 1] === "\n" ? line : line.trimEnd() + blank) + text.slice(end);
  }
  return text + (text === "" || text.endsWith("\n") ? "" : "\n") + line;
}
