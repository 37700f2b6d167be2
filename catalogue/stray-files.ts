import path from "node:path";
import type { ContentProblem } from "./content-error.ts";

const homes: Record<string, string> = {
  events: "content/events/<year>/",
  speakers: "content/speakers/",
  sponsors: "content/sponsors/",
  supporters: "content/supporters/",
};

/**
 * What to do with a file that no kind of content claims, so that nobody wonders why it does not show.
 *
 * @param file its path from the content folder, with forward slashes
 */
export function strayFile(file: string): ContentProblem {
  return { file: `content/${file}`, line: 1, field: "", message: `is not read — ${mend(file)}` };
}

function mend(file: string): string {
  if (/\.(?:svg|png|jpe?g|webp|avif|hei[cf])$/i.test(file)) return "move the picture to content/images/";
  const [folder = ""] = file.split("/");
  const home = homes[folder];
  if (home === undefined || !file.includes("/"))
    return `move it to the folder of its kind: ${Object.values(homes).join(", ")}`;
  const name = path.posix.basename(file).replace(/(?:\.(?:ya?ml|txt))+$/i, "");
  const plain = `${
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "a-name"
  }.yaml`;
  const misnamed = plain === path.posix.basename(file) ? "" : `rename it to ${plain}`;
  const depth = home.split("/").length - 2;
  const misplaced = file.split("/").length - 1 === depth ? "" : `move it to ${home}`;
  return [misnamed, misplaced].filter(Boolean).join(" and ");
}
