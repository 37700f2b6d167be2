import { CodedError } from "../errors.ts";

/** Where the partners are kept. */
export type DatabaseAddress = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

/** The database used when nothing else is said; a path relative to the working directory. */
export const defaultDatabaseAddress = "file:data/partners.sqlite";

const forms = `write file:data/partners.sqlite for SQLite or postgres://user:password@host:5432/name for PostgreSQL`;

/**
 * Reads the text of `DATABASE_URL`: `postgres://…` or `postgresql://…`, `file:…`, a bare path, or `:memory:`.
 *
 * @throws CodedError `input-invalid`; its message never shows a password
 */
export function parseDatabaseAddress(text: string): DatabaseAddress {
  if (/^postgres(ql)?:\/\//.test(text)) {
    const url = URL.parse(text);
    if (url?.pathname.slice(1)) return { kind: "postgres", url: text };
    throw new CodedError("input-invalid", `"${withoutPassword(text)}" names no PostgreSQL database: ${forms}`);
  }
  // One letter before the colon is a Windows drive, not a scheme.
  if (/^(?!file:)[a-z][a-z0-9+.-]+:/i.test(text)) {
    throw new CodedError("input-invalid", `"${withoutPassword(text)}" is no database this program knows: ${forms}`);
  }
  const file = text.replace(/^file:(\/\/(?=\/))?/, "");
  if (file.trim() === "" || file.startsWith("//")) {
    throw new CodedError("input-invalid", `"${text}" names no file: ${forms}`);
  }
  return { kind: "sqlite", file };
}

/** The address for logs and messages: without user and password. */
export function describeDatabase(address: DatabaseAddress): string {
  if (address.kind === "sqlite") return `SQLite ${address.file}`;
  const { host, pathname } = new URL(address.url);
  return `PostgreSQL ${host}${pathname}`;
}

function withoutPassword(text: string): string {
  return text.replace(/\/\/[^@]*@/, "//…@");
}
