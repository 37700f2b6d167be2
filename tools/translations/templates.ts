import { Document, isMap, isScalar, isSeq, type Node, parseDocument, Scalar, visit } from "yaml";

/** An empty value is written as nothing after the colon. */
const asTemplate = { nullStr: "", lineWidth: 0 };

/** A translated file with empty fields, each below its English text as a comment. */
export function contentTemplate(words: unknown): string {
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
 * A words file with empty words, each below its English text as a comment.
 *
 * @param english the text of `words/en.yaml`
 * @throws Error if that file has no words in English
 */
export function wordsTemplate(english: string, language: string): string {
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
  return document.toString(asTemplate);
}

function addComment(node: unknown, text: string): void {
  const lines = text.split("\n").map((line) => ` ${line.trim()}`.trimEnd());
  const target = node as Node;
  target.commentBefore = [...(target.commentBefore ? [target.commentBefore] : []), ...lines].join("\n");
}

/** @param isLong whether several lines belong here: they go below `|` */
function emptyText(isLong = false): Scalar {
  const scalar = new Scalar<string | null>(isLong ? "" : null);
  if (isLong) scalar.type = Scalar.BLOCK_LITERAL;
  return scalar;
}
