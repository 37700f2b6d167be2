import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Document, isMap, isScalar, isSeq, type Node, parseDocument, Scalar, visit } from "yaml";
import { cityNameIn } from "../../catalogue/cities/city-names.ts";
import { contentFileKinds } from "../../catalogue/content-kinds.ts";
import { defaultLanguage } from "../../catalogue/site-languages.ts";
import { putFile } from "../../content-check/put-file.ts";
import { wordsIn } from "../../content-check/translations/translated-words.ts";
import {
  languageNameOf,
  translatedName,
  translationSchemas,
} from "../../content-check/translations/translation-files.ts";
import { wordsFolder, wordsLanguages, wordsReviewPath } from "../../content-check/words/read-words.ts";
import { withValues } from "../../content-check/yaml/edit-yaml.ts";
import { Refusal } from "../../editor/refusal.ts";
import { languageTags } from "../../words/talk-languages.ts";
import type { Content, Say } from "./translated-files.ts";

/**
 * Writes the missing files of a language, with empty fields: its words and its content. Adds the English names of cities to
 * `content/cities.yaml`. Does not change existing translations; `reportTranslations` lists the texts that they lack. A new
 * language is hidden.
 *
 * @param language its code, such as `kn`
 * @param say gets the name of each written file
 * @throws Refusal if talks are not held in the language
 */
export async function writeTemplates(language: string, { folder, source }: Content, say: Say): Promise<void> {
  const others = Object.entries<string>(languageTags).filter(([, code]) => code !== defaultLanguage);
  if (!others.some(([, code]) => code === language)) {
    const codes = others.map(([name, code]) => `${code} (${name})`).join(", ");
    throw new Refusal(
      `${language} is not the code of another language of the tour: write one of ${codes}. A developer adds others to words/talk-languages.ts.`,
    );
  }
  const write = async (file: string, text: string) => {
    if (existsSync(file)) return;
    await putFile(file, text);
    say(path.relative("", file));
  };
  if (!wordsLanguages().includes(language)) {
    const english = await readFile(path.join(wordsFolder(), "en.yaml"), "utf8");
    await write(wordsReviewPath(language), "state: hidden\n");
    await write(path.join(wordsFolder(), `${language}.yaml`), wordsTemplate(english, language));
  }
  for (const kind of translationSchemas.keys())
    for (const { file, value } of source[kind]) {
      const name = path.relative("content", translatedName(file, language));
      await write(path.join(folder, name), contentTemplate(wordsIn(contentFileKinds[kind].schema, value, value)));
    }
  await writeCityNames(language, { folder, source }, say);
}

/** Adds the English name to the `names` of each city without a name in the language. The translator replaces it. */
async function writeCityNames(language: string, { folder, source }: Content, say: Say): Promise<void> {
  const cities = source.cities[0]?.value;
  if (!cities?.some((city) => cityNameIn(city, language) === undefined)) return;
  const named = cities.map((city) =>
    cityNameIn(city, language) === undefined ? { ...city, names: { ...city.names, [language]: city.name } } : city,
  );
  const file = path.join(folder, "cities.yaml");
  await putFile(file, withValues(await readFile(file, "utf8"), named));
  say(`${file} (names: ${language})`);
}

/** Options of YAML: an empty value has nothing after the colon, and long lines are not wrapped. */
const asTemplate = { nullStr: "", lineWidth: 0 };

/** Returns the text of a translated file with empty fields, each below its English text as a comment. */
function contentTemplate(words: unknown): string {
  const document = new Document(words);
  visit(document, {
    Pair: (_key, pair, ancestors) => {
      if (!isScalar(pair.value) || typeof pair.value.value !== "string") return;
      const text = pair.value.value;
      const group = ancestors.at(-1);
      const isFirstOfEntry = isMap(group) && group.items[0] === pair && isSeq(ancestors.at(-2));
      addComment(isFirstOfEntry ? group : pair.key, text);
      pair.value = emptyText(text.includes("\n"));
    },
  });
  return document.toString(asTemplate);
}

/**
 * Returns the text of a words file with empty words, each below its English text as a comment.
 *
 * @param english the text of `words/en.yaml`
 * @throws Error if that file has no words in English
 */
function wordsTemplate(english: string, language: string): string {
  const document = parseDocument(english, { version: "1.1" });
  const [root] = isMap(document.contents) ? document.contents.items : [];
  if (!isScalar(root?.key) || !isMap(root.value)) throw new Error("words/en.yaml has no words below `en:`");
  root.key.value = language;
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const pair of root.value.items) {
    const { key, value } = pair;
    addComment(key, english.slice(value?.range?.[0], value?.range?.[1]).trim());
    const empty = isMap(value)
      ? document.createNode(Object.fromEntries(forms.map((form) => [form, null])))
      : emptyText();
    pair.value = empty as typeof value;
  }
  // The comment at the beginning of the file names its language.
  return document.toString(asTemplate).replace("in English", `in ${languageNameOf(language)}`);
}

function addComment(node: unknown, text: string): void {
  const lines = text.split("\n").map((line) => ` ${line.trim()}`.trimEnd());
  const target = node as Node;
  target.commentBefore = [...(target.commentBefore ? [target.commentBefore] : []), ...lines].join("\n");
}

/** Returns an empty value. @param isLong whether it is a block (`|`), for several lines */
function emptyText(isLong = false): Scalar {
  const scalar = new Scalar<string | null>(isLong ? "" : null);
  if (isLong) scalar.type = Scalar.BLOCK_LITERAL;
  return scalar;
}
