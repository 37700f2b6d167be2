import { existsSync } from "node:fs";
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
  if (/^postgres(ql)?:\/\//.test(text)) return parsePostgresAddress(text);
  if (!isFileAddress(text)) throw refusal(text, "is no database this program knows");
  const file = text.replace(/^file:(\/\/(?=\/))?/, "");
  if (file.trim() === "" || file.startsWith("//")) throw refusal(text, "names no file");
  return { kind: "sqlite", file };
}

function parsePostgresAddress(text: string): DatabaseAddress {
  const { pathname = "" } = URL.parse(text) ?? {};
  // With an @ after the first slash, that slash or a sign before it belongs to a password: what follows is no name.
  if (pathname.includes("@")) {
    throw refusal(text, "has a password with a sign that must be written as in a web address (/ as %2F, @ as %40)");
  }
  if (pathname.slice(1) === "") throw refusal(text, "names no PostgreSQL database");
  return { kind: "postgres", url: text };
}

/** Not a bare path is what somebody may have meant as an address, which can hold a password. */
function isFileAddress(text: string): boolean {
  if (text.startsWith("file:")) return true;
  // One letter before the colon is a Windows drive, not a scheme.
  return !/^[a-z][a-z0-9+.-]+:/i.test(text) && !/^postgres/i.test(text) && !text.includes("@");
}

function refusal(text: string, fault: string): CodedError {
  return new CodedError("input-invalid", `"${withoutPassword(text)}" ${fault}: ${forms}`);
}

/** The address for logs and messages: without user and password. */
export function describeDatabase(address: DatabaseAddress): string {
  if (address.kind === "sqlite") return `SQLite ${address.file}`;
  const { host, pathname } = new URL(address.url);
  return `PostgreSQL ${host}${pathname}`;
}

/** Everything up to the last @ may be a password, whatever the slashes before it, and so may a parameter. */
function withoutPassword(text: string): string {
  return text
    .replace(/^((?:[a-z][a-z0-9+.-]*:)?\/*)[\s\S]*@/i, "$1…@")
    .replaceAll(/([?&](?:password|sslpassword)=)[^&]*/gi, "$1…");
}

/** Whether the address is a file that is not there yet, so that opening it makes one. */
export function isNewFile(address: DatabaseAddress): boolean {
  return address.kind === "sqlite" && address.file !== ":memory:" && !existsSync(address.file);
}
