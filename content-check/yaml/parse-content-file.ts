import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { ContentProblem } from "../content-error.ts";
import { contentPlace } from "./content-place.ts";
import { contentText } from "./content-text.ts";
import { fieldAsWritten } from "./field-as-written.ts";
import { formMistakes } from "./form-mistakes.ts";
import { oddCharacters } from "./odd-characters.ts";
import { plainTexts } from "./plain-texts.ts";
import { allFields } from "./schema-fields.ts";
import { schemaProblems } from "./schema-problems.ts";
import { type SoundParts, soundParts } from "./sound-parts.ts";

/** What came of a content file. */
export type ParsedFile<Value> = {
  file: string;
  /** The value, if nothing is wrong with the file on its own. */
  value: Value | undefined;
  /** What is not wrong of it, for the checks across files; undefined if nothing could be read. */
  sound: SoundParts<Value> | undefined;
  problems: ContentProblem[];
  /** What is worth knowing, but not wrong. */
  notes: ContentProblem[];
  /** Makes a problem of a message about the field at a path. */
  problem: (path: readonly PropertyKey[], message: string) => ContentProblem;
};

const notUtf8 =
  "is not UTF-8 text, so its letters cannot be told — save the file again as UTF-8 (in most editors under Save As, Encoding)";

/** Reads a file's bytes as `parseContentFile` reads its text. */
export function parseContentBytes<Schema extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: Schema,
): ParsedFile<z.infer<Schema>> {
  const content = contentText(bytes);
  if ("text" in content) return parseContentFile(file, content.text, schema);
  const problem = (path: readonly PropertyKey[], message: string) => ({
    file,
    line: 1,
    field: path.join(": "),
    message,
  });
  const problems = [{ file, line: content.badLine, field: "", message: notUtf8 }];
  return { file, value: undefined, sound: undefined, problems, notes: [], problem };
}

/** Reads one YAML text against a schema. Never throws: what is wrong is in `problems`. */
export function parseContentFile<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): ParsedFile<z.infer<Schema>> {
  const parsed = parseAsWritten(file, text, schema);
  if (parsed.problems.length === 0) return parsed;
  const { found, meant } = oddCharacters(text, allFields(schema));
  if (found.length === 0) return parsed;
  const { problems, ...rest } = parseAsWritten(file, meant, schema);
  return { ...rest, value: undefined, problems: [...found.map((mistake) => ({ file, ...mistake })), ...problems] };
}

function parseAsWritten<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): ParsedFile<z.infer<Schema>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const place = contentPlace(document, lineCounter, text);
  const problem = (path: readonly PropertyKey[], message: string) => {
    return { file, line: place.line(path), field: place.label(path), message };
  };
  const mistakes = formMistakes(document, text, lineCounter, allFields(schema));
  const problems = mistakes.found.map((mistake) => ({ file, ...mistake }));
  if (!mistakes.readable) return { file, value: undefined, sound: undefined, problems, notes: [], problem };
  const raw: unknown = document.toJS();
  // An empty message tells that the schema has no words of its own for the mistake.
  const result = schema.safeParse(raw, { reportInput: true, error: () => "" });
  const issues = result.error?.issues ?? [];
  const wrong = issues.filter(({ code }) => code !== "unrecognized_keys").map(({ path }) => path);
  problems.push(...schemaProblems({ document, text, schema, place, problem }, issues));
  return {
    file,
    value: problems.length === 0 ? result.data : undefined,
    sound: soundParts(raw, wrong),
    problems,
    notes: plainTexts(document, text, schema)
      .filter(({ remark }) => remark !== "")
      .map(({ path, value, remark }) => problem(path, shortenedNote(path.at(-1), value, remark))),
    problem,
  };
}

function shortenedNote(key: PropertyKey | undefined, value: string, remark: string): string {
  return `reads “${value}” only: # begins a remark — if the rest belongs to it, write ${fieldAsWritten(key, `${value} ${remark}`)}`;
}
