import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { ContentProblem } from "../content-error.ts";
import { contentPlace } from "./content-place.ts";
import { contentText } from "./content-text.ts";
import { oddCharacters } from "./odd-characters.ts";
import { allFields } from "./schema-fields.ts";
import { remarkNotes, schemaProblems } from "./schema-problems.ts";
import { syntaxMistakes } from "./syntax-mistakes.ts";

/** A content file after reading: its value, and the problems on the way. */
export type ParsedFile<Value> = {
  file: string;
  /** The value, if nothing is wrong with the file on its own. */
  value: Value | undefined;
  /** The parts of it without a mistake, for the checks across files; undefined if nothing could be read. */
  valid: ValidPart<Value> | undefined;
  problems: ContentProblem[];
  /** Notes on what is not wrong, but worth a look. */
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
  return { file, value: undefined, valid: undefined, problems, notes: [], problem };
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
  const mistakes = syntaxMistakes(document, text, lineCounter, allFields(schema));
  const problems = mistakes.found.map((mistake) => ({ file, ...mistake }));
  if (!mistakes.readable) return { file, value: undefined, valid: undefined, problems, notes: [], problem };
  const raw: unknown = document.toJS();
  // An empty message tells that the schema has no words of its own for the mistake.
  const result = schema.safeParse(raw, { reportInput: true, error: () => "" });
  const issues = result.error?.issues ?? [];
  const wrong = issues.filter(({ code }) => code !== "unrecognized_keys").map(({ path }) => path);
  const read = { document, text, schema, place, problem };
  problems.push(...schemaProblems(read, issues));
  return {
    file,
    value: problems.length === 0 ? result.data : undefined,
    valid: validPart(raw, wrong),
    problems,
    notes: remarkNotes(read),
    problem,
  };
}

/** A value of which any part may be lacking. */
export type ValidPart<Value> = Value extends readonly (infer Item)[]
  ? (ValidPart<Item> | undefined)[]
  : Value extends object
    ? { [Key in keyof Value]?: ValidPart<Value[Key]> | undefined }
    : Value;

/**
 * The rest of a value when the parts with mistakes are taken out, so that one mistake does not hide the others:
 * the checks across files go on with the rest.
 *
 * @param wrong the paths of the parts with mistakes
 */
export function validPart<Value>(value: unknown, wrong: readonly PropertyKey[][]): ValidPart<Value> | undefined {
  if (wrong.some((path) => path.length === 0)) return undefined;
  const rest = structuredClone(value);
  for (const path of wrong) {
    const owner = path.slice(0, -1).reduce<unknown>((node, key) => (node as Part | undefined)?.[key], rest);
    if (owner) (owner as Part)[path.at(-1) as PropertyKey] = undefined;
  }
  return rest as ValidPart<Value>;
}

type Part = Record<PropertyKey, unknown>;
