import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { plainName } from "../../catalogue/content-field.ts";
import { publicFolder } from "../../catalogue/picture-path.ts";
import { Refusal } from "./refusal.ts";

/** Finds pictures by the names of their files: beside the sheet, or in the content already. */
export function picturesBeside(sheet: string, content: string) {
  /** The pictures beside the sheet that the content needs, by their future paths from the content folder. */
  const found = new Map<string, string>();
  const find = (name: string, folder: string): string | undefined => {
    const { name: stem, ext } = path.parse(name);
    const own = `images/${folder}/${plainName(stem)}${ext.toLowerCase()}`;
    const beside = path.join(path.dirname(sheet), name);
    const present = path.join(content, own);
    if (existsSync(beside)) {
      if (!existsSync(present)) found.set(own, beside);
      else if (!readFileSync(present).equals(readFileSync(beside)))
        throw new Refusal(`is ${name}, but content/${own} is another picture — rename the one beside the sheet`);
    } else if (!existsSync(present)) return undefined;
    return publicFolder + own.replace("images/", "");
  };
  return { find, found };
}
