import path from "node:path";
import { contentFileKinds } from "../content-source.ts";
import { type TranslatedKind, translationSchemas } from "./translation-schema.ts";

/** What a translated file's name tells. */
export type TranslationName = {
  kind: TranslatedKind;
  /** The language's code, as the name has it. */
  language: string;
  /** The English file's name, from the content folder. */
  english: string;
};

/** What a file is a translation of, by its name from the content folder (`site.hi.yaml`); undefined where it is none. */
export function translationName(name: string): TranslationName | undefined {
  const [, base = "", language = ""] = /^([^.]+)\.([a-z]+(?:-[a-z]+)?)\.yaml$/i.exec(name) ?? [];
  if (base === "" || /^(?:ya?ml|txt)$/i.test(language)) return undefined;
  const english = `${base}.yaml`;
  const kinds = [...translationSchemas.keys()];
  const kind = kinds.find((each) => path.posix.matchesGlob(english, contentFileKinds[each].glob));
  return kind && { kind, language, english };
}

/** The name of an English file's translation. */
export function translatedName(english: string, language: string): string {
  return english.replace(/\.yaml$/, `.${language}.yaml`);
}

/** A language's name in English; undefined where the code is no language's (BCP 47, https://www.rfc-editor.org/info/bcp47). */
export function languageNameOf(code: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(code)) return undefined;
  return new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(code);
}
