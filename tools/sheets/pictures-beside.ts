import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { slugOf } from "../../catalogue/content-field.ts";
import { publicFolder } from "../../catalogue/picture-path.ts";
import { Refusal } from "../../editor/refusal.ts";

/**
 * Finds pictures by the names of their files, in the sheet's folder or in the content folder.
 *
 * @returns `find` returns a picture's URL path; `found` has the pictures to copy, by their future paths from the content folder
 */
export function picturesBeside(sheet: string, content: string) {
  const found = new Map<string, string>();
  const find = (name: string, folder: string): string | undefined => {
    const { name: stem, ext } = path.parse(name);
    const plain = slugOf(stem);
    const own = `images/${folder}/${plain}${ext.toLowerCase()}`;
    const url = publicFolder + own.replace("images/", "");
    const beside = path.join(path.dirname(sheet), name);
    const present = path.join(content, own);
    if (!existsSync(beside)) return existsSync(present) ? url : undefined;
    if (!plain) throw new Refusal(`is ${name}, a name without letters for a URL — rename the file with letters a to z`);
    // Two names may differ only in capitals and spaces, and so have the same path.
    const other = found.get(own);
    if (existsSync(present)) requireSame(beside, present, `content/${own}`);
    else if (other) requireSame(beside, other, path.basename(other));
    else found.set(own, beside);
    return url;
  };
  return { find, found };
}

/** @throws Refusal if the files of two pictures with one name differ */
function requireSame(beside: string, other: string, name: string): void {
  if (readFileSync(other).equals(readFileSync(beside))) return;
  throw new Refusal(`is ${path.basename(beside)}, but ${name} is another picture — rename ${path.basename(beside)}`);
}
