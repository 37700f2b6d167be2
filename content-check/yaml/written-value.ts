import { fieldAsWritten } from "./field-as-written.ts";

/** What is wrong with the way a value of one line is written, and how to mend it; undefined where nothing is. */
export function writtenValueMistake(key: string | undefined, value: string): string | undefined {
  const write = (text: string) => `write ${fieldAsWritten(key ?? 0, text)}`;
  if (/^[|>]/.test(value)) return "has text behind the `|` — move it to the next line, indented by two spaces";
  if (/^["']/.test(value))
    return isClosed(value) ? undefined : `has a quotation mark without its partner — ${write(withoutQuotes(value))}`;
  if (/^(?:\[[^[\]]*\]|\{[^{}]*\})$/.test(value)) return undefined;
  const [first = ""] = value;
  if (/[[\]{}@`%&*!?|>,#]/.test(first) || /^[-?] /.test(value))
    return `begins with ${first}, so it needs quotation marks — ${write(value)}`;
  if (/:(?:\s|$)/.test(value))
    return `contains a colon and a space, so it needs quotation marks — ${write(uncurled(value))}`;
  return undefined;
}

function isClosed(value: string): boolean {
  return /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?:\s+#.*)?$/.test(value);
}

function withoutQuotes(value: string): string {
  const [quote = ""] = value;
  if (value.length > 1 && value.endsWith(quote)) return value.slice(1, -1);
  return value.split(quote).length === 2 ? value.slice(1) : value;
}

/** Word processors make curly quotation marks, which YAML takes for letters. */
function uncurled(value: string): string {
  return /^[“”].*[“”]$/.test(value) ? value.slice(1, -1) : value;
}
