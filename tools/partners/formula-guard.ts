/** Spreadsheets take a cell that begins so for a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const formula = /^'*[=+\-@\t\r]/;

/** A cell that spreadsheets take for text: an apostrophe stands before what they would calculate. */
export function withGuard(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** The cell that was given to `withGuard`. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
