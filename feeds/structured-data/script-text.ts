const escapes: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * A value as JSON that may stand in a `script` element: the same value to whoever parses it, but nothing of it can end
 * the element or begin a comment, and no parser of JavaScript takes a part of it for the end of a line.
 */
export function scriptText(value: object): string {
  return JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (letter) => escapes[letter] ?? letter);
}
