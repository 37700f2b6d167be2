import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { splitLanguage } from "../../catalogue/site-languages.ts";
import type { TranslationFile } from "../../content-check/content-source.ts";
import { acceptedReview } from "../../content-check/translations/review-words.ts";
import { differences, hasTexts, translatedParts } from "../../content-check/translations/translated-words.ts";
import { englishOf } from "../../content-check/translations/translation-checks.ts";
import { reviewFile, wordsFolder, wordsLanguages } from "../../words/read-words.ts";
import { acceptTranslation } from "./accept-translation.ts";
import { pagesOf } from "./page-report.ts";
import { CommandMistake, type Content, type Say } from "./translation-content.ts";

/**
 * Writes into the content files of a page who has read them beside the English, and when. The words of the interface are
 * reviewed as a whole, because every page shows them.
 *
 * @param wanted a page's path with its language, such as `/hi/landing`, or the file of a language's words
 * @param reviewed the person and the day: `Asha Rao, 2025-09-20`
 * @throws CommandMistake if there is no such page, or if a text of it is not translated
 * @throws ContentError if a file has mistakes
 */
export async function reviewPage(wanted: string, reviewed: string, content: Content, say: Say): Promise<void> {
  const words = wordsLanguages().find((code) => code !== "en" && `words/${code}.yaml` === wanted);
  if (words) {
    await reviewWords(words, say, reviewed);
    return;
  }
  const { language, address } = splitLanguage(wanted, wordsLanguages());
  const page = pagesOf(content.source).find((each) => each.address === address);
  if (!page || language === "en")
    throw new CommandMistake(
      `There is no page ${wanted} in another language: write a path such as /hi/landing, or words/hi.yaml. \`npm run translations\` lists them.`,
    );
  const english = [...(page.own ? [page.own] : []), ...page.others].map(({ file }) => file);
  const files = content.source.translations.filter(
    (each) => each.language === language && english.includes(each.english),
  );
  const own = files.find((each) => each.english === page.own?.file);
  if (!own) throw new CommandMistake(`${wanted} has no translation of ${page.own?.file}: write it first.`);
  for (const file of files) refuseGaps(file, content);
  for (const file of files) {
    const at = path.join(content.folder, path.relative("content", file.file));
    if (await acceptTranslation(file, content.source, { at, reviewed })) say(`${file.file} is reviewed`);
  }
}

/** Nobody can have reviewed a text that is not there. */
function refuseGaps(file: TranslationFile, { source }: Content): void {
  const parts = translatedParts(file, englishOf(file, source)?.value).filter(({ texts }) => hasTexts(texts));
  const gaps = parts.flatMap((part) =>
    differences(part).filter(({ what }) => what === "missing" || what === "entries"),
  );
  if (gaps.length === 0) return;
  const names = gaps.map(({ path }) => path.join(": ")).join(", ");
  throw new CommandMistake(`${file.file} lacks ${names}: translate that first, then review the page.`);
}

/**
 * Writes into the review of a language's words that they are up to date, and who has read them.
 *
 * @throws ContentError if the review has mistakes
 */
export async function reviewWords(language: string, say: Say, reviewed?: string): Promise<void> {
  const review = acceptedReview(language, reviewed);
  if (review === undefined) return;
  const at = path.join(wordsFolder(), reviewFile(language));
  await mkdir(path.dirname(at), { recursive: true });
  await writeFile(at, review);
  say(`words/${language}.yaml is ${reviewed ? "reviewed" : "up to date from now on"}`);
}
