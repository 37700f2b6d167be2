/** Spreadsheets read a cell with this beginning as a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const formula = /^'*[=+\-@\t\r]/;

/** Adds an apostrophe to a cell that spreadsheets would calculate, so that they read it as text. */
export function withGuard(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe that `withGuard` added. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
