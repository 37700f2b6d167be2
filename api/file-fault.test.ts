import path from "node:path";
import { expect, test } from "vitest";
import { unreadable, unwritable } from "./file-fault.ts";

const file = path.resolve("/lists/partners.csv");
const failure = (code: string) => Object.assign(new Error(`${code}: as the system says it`), { code });

const noRoom =
  "cannot be written, because its disk has no room left or may not be used further: make room, then try again";

test.each([
  ["ENOENT", unreadable, `is not there: nothing lies at ${file}. Correct its path`],
  ["EISDIR", unreadable, "is a folder: give the path of a file"],
  ["EACCES", unreadable, "may not be read: let the user who runs this program read it"],
  ["EIO", unreadable, "cannot be read (EIO: as the system says it): check its disk, then try again"],
  [
    "ENOENT",
    unwritable,
    `cannot be written, because there is no folder ${path.dirname(file)}: make it, or correct the path`,
  ],
  ["EISDIR", unwritable, "is a folder: give the path of a file"],
  ["EROFS", unwritable, "may not be written: let the user who runs this program write to it and to its folder"],
  ["ENOSPC", unwritable, noRoom],
  ["EDQUOT", unwritable, noRoom],
  ["EFBIG", unwritable, noRoom],
  ["EIO", unwritable, "cannot be written (EIO: as the system says it): check its disk, then try again"],
])("%s is told in words, with the mend (%o)", (code, words, told) => {
  expect(words(file, failure(code))).toBe(told);
});
