import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { cityNameIn } from "../../catalogue/cities/city-names.ts";
import { contentFileKinds } from "../../catalogue/content-kinds.ts";
import type { ReadSource } from "../../content-check/content-source.ts";
import { replaceFile } from "../../content-check/replace-file.ts";
import { type Group, wordsIn } from "../../content-check/translations/translated-words.ts";
import {
  entryField,
  languageNameOf,
  translatedName,
  translationSchemas,
} from "../../content-check/translations/translation-files.ts";
import { reviewFile, wordsFolder, wordsLanguages } from "../../content-check/words/read-words.ts";
import { withValues } from "../../content-check/yaml/edit-yaml.ts";
import { elementOf } from "../../content-check/yaml/schema-fields.ts";
import { Refusal } from "../../editor/refusal.ts";
import { contentTemplate, wordsTemplate } from "./templates.ts";
import type { Content, Say } from "./translation-content.ts";

/**
 * Writes the files that a language lacks, with empty fields: its words and content. It also writes the English names of cities into
 * `content/cities.yaml`. A language without words is begun: it stays hidden. Files that exist are left as they are, so a field that
 * is missing in one of them is not added: `reportTranslations` lists those.
 *
 * @throws Refusal if there is no such language
 */
export async function writeTemplates(language: string, { folder, source }: Content, say: Say): Promise<void> {
  if (languageNameOf(language) === undefined || language === "en")
    throw new Refusal(
      `${language} is the code of no language to translate into: write one of two or three small letters, such as kn.`,
    );
  const write = async (file: string, text: string) => {
    if (await exists(file)) return;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    say(file);
  };
  if (!wordsLanguages().includes(language)) {
    const english = await readFile(path.join(wordsFolder(), "en.yaml"), "utf8");
    await write(path.join(wordsFolder(), reviewFile(language)), "state: hidden\n");
    await write(path.join(wordsFolder(), `${language}.yaml`), wordsTemplate(english, language));
  }
  for (const [name, words] of untranslated(language, source))
    await write(path.join(folder, path.relative("content", translatedName(name, language))), contentTemplate(words));
  await writeCityNames(language, { folder, source }, say);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** The English files that a language has no file for, each with its words. */
function untranslated(language: string, source: ReadSource) {
  const done = source.translations.filter((each) => each.language === language).map(({ english }) => english);
  return [...translationSchemas.keys()].flatMap((kind) => {
    const { schema } = contentFileKinds[kind];
    return source[kind].flatMap(({ file, value }) => {
      const words = Array.isArray(value)
        ? value.map((entry) => entryWords(schema, entry))
        : wordsIn(schema, value, value);
      return words && !done.includes(file) ? [[file, words] as const] : [];
    });
  });
}

function entryWords(schema: Parameters<typeof wordsIn>[0], entry: Group): Group {
  const key = entryField(schema) ?? "";
  const element = elementOf(schema);
  return { [key]: entry[key], ...(element && (wordsIn(element, entry, entry) as Group | undefined)) };
}

/** Cities without a name in the language get their English one in `names`, to be written over. */
async function writeCityNames(language: string, { folder, source }: Content, say: Say): Promise<void> {
  const cities = source.cities[0]?.value;
  if (!cities?.some((city) => cityNameIn(city, language) === undefined)) return;
  const named = cities.map((city) =>
    cityNameIn(city, language) === undefined ? { ...city, names: { ...city.names, [language]: city.name } } : city,
  );
  const file = path.join(folder, "cities.yaml");
  await replaceFile(file, withValues(await readFile(file, "utf8"), named));
  say(`${file} (names: ${language})`);
}
