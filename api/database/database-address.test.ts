import { expect, test } from "vitest";
import { describeDatabase, parseDatabaseAddress } from "./database-address.ts";

test.each([
  ["file:data/partners.sqlite", "data/partners.sqlite"],
  ["file:/srv/partners.sqlite", "/srv/partners.sqlite"],
  ["file:///srv/partners.sqlite", "/srv/partners.sqlite"],
  ["./partners.sqlite", "./partners.sqlite"],
  ["C:\\yatra\\partners.sqlite", "C:\\yatra\\partners.sqlite"],
  [":memory:", ":memory:"],
])("%s is the SQLite file %s", (text, file) => {
  expect(parseDatabaseAddress(text)).toEqual({ kind: "sqlite", file });
});

test.each(["postgres://yatra:secret@db.example:5432/partners", "postgresql:///partners?host=/run/postgresql"])(
  "%s is a PostgreSQL database",
  (url) => expect(parseDatabaseAddress(url)).toEqual({ kind: "postgres", url }),
);

test.each([
  ["mysql://yatra:secret@db/partners", '"mysql://…@db/partners" is no database this program knows: write file:'],
  ["postgres://yatra:secret@db", '"postgres://…@db" names no PostgreSQL database: write file:'],
  ["postgres://yatra:secret@:bad/x", '"postgres://…@:bad/x" names no PostgreSQL database: write file:'],
  ["file:", '"file:" names no file: write file:'],
  ["file://host/x.sqlite", '"file://host/x.sqlite" names no file: write file:'],
])("%s is refused with a message that shows no password", (text, message) => {
  expect(() => parseDatabaseAddress(text)).toThrow(expect.objectContaining({ code: "input-invalid" }));
  expect(() => parseDatabaseAddress(text)).toThrow(message);
});

test("a log names a database without its user and password", () => {
  const url = "postgres://yatra:secret@db.example:5432/partners";
  expect(describeDatabase({ kind: "postgres", url })).toBe("PostgreSQL db.example:5432/partners");
  expect(describeDatabase({ kind: "sqlite", file: "data/x.sqlite" })).toBe("SQLite data/x.sqlite");
});
