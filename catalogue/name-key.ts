/**
 * A name as it is compared: without regard to case, width and spacing. Kept in its own column because `lower()` knows
 * only ASCII in SQLite and depends on the locale in PostgreSQL.
 */
export function nameKey(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
