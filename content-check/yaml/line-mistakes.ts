import type { z } from "zod";
import type { ContentProblem } from "../content-error.ts";
import { type ContentLine, contentLines } from "./content-lines.ts";
import { severalLinesMistake, slippedText, writtenValueMistake } from "./field-as-written.ts";
import { LineColumns } from "./line-columns.ts";
import { isLongText, isText } from "./schema-fields.ts";

/** A mistake in a file that is not yet named. */
export type LineMistake = Omit<ContentProblem, "file">;

/** Every field that a file may have, by name. */
export type Fields = ReadonlyMap<string, z.core.$ZodType>;

/**
 * Reads a file that YAML cannot read, line by line as a person does, and says what is wrong with each line. It knows
 * only the YAML that docs/editing-content.md teaches, so it is asked only when something is wrong.
 */
export function lineMistakes(text: string, fields: Fields): LineMistake[] {
  const lines = contentLines(text, fields);
  const reader = new LineReader(fields);
  for (const [index, line] of lines.entries()) reader.read(line, lines[index + 1]);
  return reader.finish();
}

type Field = NonNullable<ContentLine["field"]>;

class LineReader {
  private readonly fields: Fields;
  private readonly found: LineMistake[] = [];
  private readonly columns = new LineColumns();
  private readonly tabs: number[] = [];
  /** Lines one after the other that lack the same number of spaces. */
  private slipped: { lines: ContentLine[]; spaces: number } | undefined;
  /** The text of several lines that is being read: where its field begins, and its indentation once that is known. */
  private longText: { column: number; indent?: number } | undefined;

  constructor(fields: Fields) {
    this.fields = fields;
  }

  read(line: ContentLine, next: ContentLine | undefined): void {
    if (this.isInText(line)) this.endSlipped();
    else if (line.tab) this.tabs.push(line.number);
    else if (this.longText && !this.isKnown(line.field?.name)) this.slip(line, this.longText);
    else {
      this.endSlipped();
      this.longText = undefined;
      this.readOutsideText(line, next);
    }
  }

  finish(): LineMistake[] {
    this.endSlipped();
    const [first, ...others] = this.tabs;
    if (first === undefined) return this.found;
    const also = others.length > 0 ? ` (lines ${this.tabs.join(", ")})` : "";
    const message = `is indented with the Tab key${also} — use spaces instead of the Tab key`;
    return [{ line: first, field: "", message }, ...this.found];
  }

  private isKnown(name: string | undefined): boolean {
    return name !== undefined && this.fields.has(name);
  }

  private isInText({ indent }: ContentLine): boolean {
    if (!this.longText || indent <= this.longText.column) return false;
    this.longText.indent ??= indent;
    return indent >= this.longText.indent;
  }

  private slip(line: ContentLine, { column, indent = column + 2 }: { column: number; indent?: number }): void {
    const spaces = indent - line.indent;
    if (this.slipped?.spaces === spaces) this.slipped.lines.push(line);
    else {
      this.endSlipped();
      this.slipped = { lines: [line], spaces };
    }
  }

  private endSlipped(): void {
    if (!this.slipped) return;
    const { lines, spaces } = this.slipped;
    const [first] = lines as [ContentLine];
    const lastLine = lines.length > 1 ? lines.at(-1)?.number : undefined;
    this.found.push({ line: first.number, field: "", message: slippedText(first.text, { spaces, lastLine }) });
    this.slipped = undefined;
  }

  private readOutsideText(line: ContentLine, next: ContentLine | undefined): void {
    const name = line.field?.name ?? "";
    const misplaced = line.field || line.entry ? this.columns.misplaced(line) : undefined;
    if (misplaced) this.say(line, name, misplaced);
    if (/^-[^\s-]/.test(line.text))
      this.say(line, name, `needs a space after the hyphen — write \`- ${line.text.slice(1)}\``);
    if (line.field) this.readField(line, line.field, next);
    else if (line.entry) this.readValue(line, undefined);
    else this.say(line, "", `${slippedText(line.text)}, or remove it`);
  }

  private readField(line: ContentLine, { name, written }: Field, next: ContentLine | undefined): void {
    const well = `write \`${name}: ${line.value}\``;
    if (written === "without space") this.say(line, name, `needs a space after the colon — ${well}`);
    if (written === "without colon") this.say(line, name, `needs a colon and a space behind it — ${well}`);
    const schema = this.fields.get(name);
    const goesOn = /^(?!["'|>[{])/.test(line.value) && next !== undefined && this.goesOn(line, schema, next);
    if (goesOn && schema) this.say(line, name, severalLinesMistake(name, isLongText(schema)));
    if (goesOn || /^[|>]/.test(line.value)) this.longText = { column: line.column };
    if (!goesOn) this.readValue(line, name);
  }

  /** Whether the next line can only be more of a field's text. */
  private goesOn({ column, value }: ContentLine, schema: z.core.$ZodType | undefined, next: ContentLine): boolean {
    if (isLoose(next)) return true;
    const mayBeGroup = schema === undefined || !isText(schema) || this.isKnown(next.field?.name);
    return value === "" && !mayBeGroup && next.indent > column;
  }

  private readValue(line: ContentLine, name: string | undefined): void {
    const mistake = /^(?:$|[|>][+-]?(?:\s+#.*)?$)/.test(line.value) ? undefined : writtenValueMistake(name, line.value);
    if (mistake) this.say(line, name ?? "", mistake);
  }

  private say({ number }: ContentLine, field: string, message: string): void {
    this.found.push({ line: number, field, message });
  }
}

/** Whether a line is neither a field nor an entry, so that it can only belong to the text before it. */
function isLoose({ field, entry, tab }: ContentLine): boolean {
  return !field && !entry && !tab;
}
