/** Spaces, controls and joiners, and the letters that are drawn as nothing, such as the Hangul fillers. */
const unseen = /^(?:[\p{Z}\p{C}\s\u115F\u1160\u2800\u3164\uFFA0]|\p{Variation_Selector}|\u034F)+$/u;

/** Whether a text is written, and yet a person sees nothing of it. */
export function isUnseen(text: string): boolean {
  return unseen.test(text);
}

/** Whether a text is one line, with the line breaks of every operating system. */
export function isOneLine(text: string): boolean {
  return !/[\n\v\f\r\u0085\u2028\u2029]/.test(text);
}

/** Whether a text has characters that are commands to a machine, such as NUL. */
export function hasControls(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** Whether a text turns the direction of what follows it, so that a name reads otherwise than it is written. */
export function turnsDirection(text: string): boolean {
  return /[\u202A-\u202E\u2066-\u2069]/.test(text);
}

/** A text for a terminal: what would be a command to it, or turn or hide what follows, is shown as an escape. */
export function printable(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code.padStart(4, "0")}` : `\\x${code.padStart(2, "0")}`;
  });
}

/** Whether every character is whole: a file can name the halves of one by an escape, and no page or address can hold them. */
export function isWholeText(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
