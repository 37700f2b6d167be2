import { expect, test } from "vitest";
import { describeDatabase, parseDatabaseAddress } from "./database-address.ts";

test.each([
  ["file:data/partners.sqlite", "data/partners.sqlite"],
  ["file:/srv/partners.sqlite", "/srv/partners.sqlite"],
  ["file:///srv/partners.sqlite", "/srv/partners.sqlite"],
  ["./partners.sqlite", "./partners.sqlite"],
  ["C:\\yatra\\partners.sqlite", "C:\\yatra\\partners.sqlite"],
  ["file:postgres@home.sqlite", "postgres@home.sqlite"],
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
  ["postgres:/yatra:secret@db/x", '"postgres:/…@db/x" is no database this program knows: write file:'],
  ["postgres:yatra:secret@db/x", '"postgres:…@db/x" is no database this program knows: write file:'],
  ["postgres//yatra:secret@db:5432/x", '"…@db:5432/x" is no database this program knows: write file:'],
  ["yatra:secret@db/x", '"yatra:…@db/x" is no database this program knows: write file:'],
  ["POSTGRES://yatra:secret@db/x", '"POSTGRES://…@db/x" is no database this program knows: write file:'],
  ["postgres", '"postgres" is no database this program knows: write file:'],
  ["postgres://yatra:p@secret@db/", '"postgres://…@db/" names no PostgreSQL database: write file:'],
  ["postgres://yatra:1/secret@db/x", '"postgres://…@db/x" has a password with a sign that must be written as'],
  ["postgres://db/?user=yatra&password=secret", '"postgres://db/?user=yatra&password=…" names no PostgreSQL database'],
  ["file://yatra:secret@db/x", '"file://…@db/x" names no file: write file:'],
  ["file:", '"file:" names no file: write file:'],
  ["file://host/x.sqlite", '"file://host/x.sqlite" names no file: write file:'],
])("%s is refused with a message that shows no password", (text, message) => {
  expect(() => parseDatabaseAddress(text)).toThrow(expect.objectContaining({ code: "input-invalid" }));
  expect(() => parseDatabaseAddress(text)).toThrow(message);
  expect(() => parseDatabaseAddress(text)).not.toThrow("secret");
});

test("a log names a database without its user and password", () => {
  const url = "postgres://yatra:secret@db.example:5432/partners";
  expect(describeDatabase({ kind: "postgres", url })).toBe("PostgreSQL db.example:5432/partners");
  expect(describeDatabase({ kind: "sqlite", file: "data/x.sqlite" })).toBe("SQLite data/x.sqlite");
});
