import { expect, test } from "vitest";
import { describeDatabaseFault } from "./database-fault.ts";

const unwritten =
  "cannot be written, because its disk fails or may hold no more, so nothing of this was: make room or look at the disk, then try again";
const unopened =
  "has no room left on its disk for the files that SQLite needs beside it, also to read: make room, then try again";

test.each([
  [13, "has no room left on its disk, so nothing of this was written: make room, then try again"],
  // What SQLite says where a quota or a limit on the size of files stands in the way, which not every machine can be given.
  [778, unwritten],
  [4618, unopened],
  [4874, unopened],
])("code %i of SQLite is told in words, with the mend", (errcode, told) => {
  expect(describeDatabaseFault(Object.assign(new Error("as SQLite says it"), { errcode }))).toBe(told);
});

test.each([
  [
    "22021",
    "cannot hold a character of this text, such as NUL, so nothing of this was written: take it out, then try again",
  ],
  ["40P01", "was being changed by another command at the same moment, so nothing of this was written: try again"],
  ["53100", "has no room left on its disk, so nothing of this was written: make room, then try again"],
])("code %s of PostgreSQL is told in words, with the mend", (code, told) => {
  expect(describeDatabaseFault(Object.assign(new Error("as PostgreSQL says it"), { code }))).toBe(told);
});
