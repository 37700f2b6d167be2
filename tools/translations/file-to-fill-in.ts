type Group = Record<string, unknown>;

/** A translated file without its translations: the English of each text as a remark above the line that it belongs on. */
export function contentToFillIn(words: unknown): string {
  return `${linesOf(words, "").join("\n")}\n`;
}

function linesOf(value: unknown, indent: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => entryLines(entry, indent));
  return Object.entries(value as Group).flatMap(([name, inner]) => {
    if (typeof inner === "number") return [`${indent}${name}: ${inner}`];
    if (typeof inner !== "string") return [`${indent}${name}:`, ...linesOf(inner, `${indent}  `)];
    const remark = inner.split("\n").map((line) => `${indent}# ${line}`.trimEnd());
    return [...remark, `${indent}${name}:${inner.includes("\n") ? " |" : ""}`];
  });
}

/** An entry's lines; the hyphen stands before its first field, below that one's remark. */
function entryLines(entry: unknown, indent: string): string[] {
  const lines = linesOf(entry, `${indent}  `);
  const first = lines.findIndex((line) => !line.trimStart().startsWith("#"));
  return lines.map((line, index) => {
    if (index > first) return line;
    return index < first ? line.slice(2) : `${indent}- ${line.slice(indent.length + 2)}`;
  });
}

/**
 * A language's words without its words: the English file with each text as a remark.
 *
 * @param english the English file
 */
export function wordsToFillIn(english: string, language: string): string {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const lines = english.split("\n").map((line) => {
    if (line === "en:") return `${language}:`;
    const form = /^ {4}(?:one|other): (.*)$/.exec(line);
    if (form)
      return line.startsWith("    one")
        ? `    # ${form[1]}`
        : [`    # ${form[1]}`, ...forms.map((name) => `    ${name}:`)].join("\n");
    if (/^ {4}\[/.test(line)) return `    # ${line.trim()}`;
    const word = /^ {2}(\w+): (.+)$/.exec(line);
    return word ? `  # ${word[2]}\n  ${word[1]}:` : line;
  });
  return lines.join("\n");
}
