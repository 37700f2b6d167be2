import path from "node:path";
import { plainName } from "../../catalogue/content-field.ts";
import { type ContentProblem, fileProblem } from "../content-error.ts";

const homes = new Map([
  ["events", "content/events/<year>/"],
  ["speakers", "content/speakers/"],
  ["sponsors", "content/sponsors/"],
  ["supporters", "content/supporters/"],
]);

/** The endings of a content file whose name has slipped, as editors make them. */
const textEndings = /(?:\.(?:ya?ml|txt))+$/i;

/**
 * Tells where a file belongs that is no content file of any kind, so that nobody wonders why it does not show.
 *
 * @param file its path from the content folder, with forward slashes
 */
export function strayFile(file: string): ContentProblem {
  return fileProblem(`content/${file}`, `is not read — ${mend(file)}`);
}

function mend(file: string): string {
  if (/\.(?:svg|png|jpe?g|webp|avif|hei[cf])$/i.test(file)) return "move the picture to content/images/";
  const base = path.posix.basename(file);
  if (/\.[a-z][a-z0-9]{1,4}$/i.test(base) && !textEndings.test(base))
    return "this is no content file: remove it, or save its text as a file that ends in .yaml";
  const [folder = ""] = file.split("/");
  const home = homes.get(folder);
  if (home === undefined || !file.includes("/"))
    return `move it to the folder of its kind: ${[...homes.values()].join(", ")}`;
  const plain = `${plainName(base.replace(textEndings, "")) || "a-name"}.yaml`;
  const misnamed = plain === base ? "" : `rename it to ${plain}`;
  const depth = home.split("/").length - 2;
  const misplaced = file.split("/").length - 1 === depth ? "" : `move it to ${home}`;
  return [misnamed, misplaced].filter(Boolean).join(" and ");
}
