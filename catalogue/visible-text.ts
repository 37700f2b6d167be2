/** Spaces, control characters, joiners, and letters without a visible shape, such as the Hangul fillers. */
const invisibleOnly = /^(?:[\p{Z}\p{C}\s\u115F\u1160\u2800\u3164\uFFA0]|\p{Variation_Selector}|\u034F)+$/u;

/** Whether a text consists of invisible characters only. */
export function isInvisible(text: string): boolean {
  return invisibleOnly.test(text);
}

/** Whether a text is one line, with the line breaks of every operating system. */
export function isOneLine(text: string): boolean {
  return !/[\n\v\f\r\u0085\u2028\u2029]/.test(text);
}

/** Soft hyphens, zero width characters, and marks of the writing direction. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * Returns the mistake of a link with invisible characters; undefined if there is none. Chat programs add such characters to copied
 * links, which then lead to no page.
 */
export function invisibleMistake(link: string): string | undefined {
  const [found] = link.match(invisible) ?? [];
  if (found === undefined) return undefined;
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  const clean = link.replace(invisible, "");
  return `has an invisible character (U+${code}), so the link leads nowhere — delete the text and type \`${clean}\``;
}

/** Returns a text for a terminal. Control characters, and those that change the writing direction, become escapes such as `\x1b`. */
export function printable(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code.padStart(4, "0")}` : `\\x${code.padStart(2, "0")}`;
  });
}

/**
 * Whether pages can show every character of a text: no control character such as NUL, no lone surrogate, and none that changes
 * the writing direction of what follows.
 */
export function isDisplayable(text: string): boolean {
  return !/\p{Surrogate}|(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u.test(text);
}

/** Returns a text in one line, cut after a word if it has more than `longest` characters. */
export function truncate(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= longest) return line;
  const begin = characters.slice(0, longest).join("");
  const whole = characters[longest] === " " ? begin : begin.replace(/\s\S*$/, "");
  return `${whole.replace(/[\s,;:.–—-]+$/, "")}…`;
}

/** Returns a key for the comparison of names, which ignores case, width and extra spaces. */
export function nameKey(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
