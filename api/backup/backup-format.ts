import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { z } from "zod/mini";
import { tableVersions } from "../database/migrate-database.ts";
import { CodedError } from "../errors.ts";
import { type BackupRows, backupRowsSchema, backupTables } from "./backup-rows.ts";

/** Of the format. A program that writes what an older one would misread raises it. */
const formatVersion = 1;

/** What an unpacked backup may weigh, in bytes: some thousand times what a tour has. */
const largestBytes = 256 * 1024 * 1024;

/** What is in a backup. */
export type Backup = {
  made: Date;
  /** The version of the tables that it was made of, one of `tableVersions`. */
  tables: string;
  /** As the tables of that version have them; as those of today where a backup was read. */
  rows: BackupRows;
};

const headerSchema = z.object({
  backup: z.literal("partners"),
  format: z.int(),
  tables: z.string(),
  made: z.iso.datetime(),
});

const lineSchema = z.strictObject({ table: z.enum(backupTables), row: z.unknown() });

/**
 * A backup as the bytes of a file: gzip of one JSON value a line. First what it is, then each row with its table, last
 * the SHA-256 of all lines before.
 *
 * @param limit the most that it may weigh unpacked, in bytes
 * @throws CodedError `input-invalid` where it is larger, so that nobody keeps what cannot be read again
 */
export function encodeBackup({ made, tables, rows }: Backup, limit = largestBytes): Buffer {
  const header: z.infer<typeof headerSchema> = {
    backup: "partners",
    format: formatVersion,
    tables,
    made: made.toISOString(),
  };
  const lines = backupTables.flatMap((table) => rows[table].map((row) => ({ table, row })));
  const written = [header, ...lines].map((line) => `${JSON.stringify(line)}\n`);
  const bytes = written.reduce((sum, line) => sum + Buffer.byteLength(line), lastLine("").length);
  if (bytes > limit) throw tooLarge(limit);
  const body = written.join("");
  return gzipSync(`${body}${lastLine(body)}`);
}

function lastLine(body: string): string {
  return `${JSON.stringify({ sha256: createHash("sha256").update(body).digest("hex") })}\n`;
}

/**
 * Reads what `encodeBackup` made, and only that: a file that was cut off, edited or made by a newer version is refused.
 *
 * @param limit see `encodeBackup`
 * @throws CodedError `input-invalid`, whose message goes on behind the file's name
 */
export function decodeBackup(bytes: Uint8Array, limit = largestBytes): Backup {
  const text = unpack(bytes, limit);
  const { made, format, tables } = parseLine(text.slice(0, text.indexOf("\n")), headerSchema);
  if (format > formatVersion || !tableVersions.includes(tables)) {
    throw refusal(
      `was made by a newer version of this program (format ${format}, tables ${tables}): restore it with that version`,
    );
  }
  const end = text.lastIndexOf("\n", text.length - 2) + 1;
  const body = text.slice(0, end);
  if (text.slice(end) !== lastLine(body)) {
    throw refusal("is not as it was made: it was cut off, edited or damaged. Use another backup");
  }
  const rows: { [table in keyof BackupRows]: unknown[] } = { logos: [], partners: [], seedings: [] };
  for (const line of body.split("\n").slice(1, -1)) {
    const { table, row } = parseLine(line, lineSchema);
    rows[table].push(row);
  }
  const result = backupRowsSchema.safeParse(rows);
  if (result.success) return { made: new Date(made), tables, rows: result.data };
  const [issue] = result.error.issues;
  throw refusal(`cannot be restored: ${[issue?.path.join("."), issue?.message].filter(Boolean).join(" ")}`);
}

function unpack(bytes: Uint8Array, limit: number): string {
  try {
    return gunzipSync(bytes, { maxOutputLength: limit }).toString();
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
    if (code === "Z_BUF_ERROR") throw refusal("is not whole: copy it again, or use another backup", cause);
    throw code === "ERR_BUFFER_TOO_LARGE" ? tooLarge(limit, cause) : noBackup(cause);
  }
}

function tooLarge(limit: number, cause?: unknown): CodedError {
  const size = Math.ceil(limit / 1024 / 1024);
  return refusal(`is larger than a backup may be (${size} MB unpacked): use the database's own means instead`, cause);
}

function parseLine<Schema extends z.ZodMiniType>(line: string, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(line));
  } catch (cause) {
    throw noBackup(cause);
  }
}

function noBackup(cause: unknown): CodedError {
  return refusal('is no backup: give a file that "npm run partners -- backup" wrote', cause);
}

function refusal(message: string, cause?: unknown): CodedError {
  return new CodedError("input-invalid", message, { cause });
}
