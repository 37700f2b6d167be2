/** Rows per statement. A row has eight values at most, and PostgreSQL and SQLite allow some 32,000 values in one. */
const rowsPerStatement = 500;

/** Rows in portions that one statement can insert, in their order. */
export function* inChunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) yield rows.slice(start, start + rowsPerStatement);
}
