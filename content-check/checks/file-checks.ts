import { contentFileKinds, contentKinds, isFolder } from "../../catalogue/content-kinds.ts";
import { filmFiles, filmPagePath } from "../../catalogue/film.ts";
import { type ContentProblem, fileProblem } from "../content-error.ts";
import type { ReadSource } from "../content-source.ts";

/** Files that the site needs and that are missing, and files that belong to no kind, whose content nobody would see. */
export function fileChecks(source: ReadSource): ContentProblem[] {
  const missing = contentKinds.filter((kind) => !isFolder(kind) && source[kind].length === 0);
  return [
    ...missing.map((kind) => fileProblem(`content/${contentFileKinds[kind].glob}`, "is missing — restore the file")),
    ...source.unknownFiles.map((file) =>
      fileProblem(`content/${file}`, `is not read — ${unknownFileCorrection(file)}`),
    ),
  ];
}

/** @param file the path from the content folder */
function unknownFileCorrection(file: string): string {
  if (isBackup(file)) return "remove it: it is a copy that an editor left behind, and its original is read";
  if (/\.(?:svg|png|jpe?g|webp|avif|hei[cf])$/i.test(file)) return "move the picture to content/images/";
  const homes = contentKinds
    .filter(isFolder)
    .map((kind) => contentFileKinds[kind].glob)
    .map((glob) => `content/${glob.replace("*/*", "<year>/*").replace("*", "<name>")}`);
  const own = homes.find((home) => file.includes("/") && home.startsWith(`content/${file.split("/", 1)[0]}/`));
  const name = "with small letters, digits and hyphens as its name";
  return own
    ? `rename it to ${own}, ${name}`
    : `rename it to ${homes.join(", ")}, ${name}; name a page's own file <page>.yaml and add it to catalogue/content-kinds.ts; or remove it`;
}

/** Whether a name is one that editors give to backups: `a.yaml~`, `#a.yaml#`, `a.yaml.bak`. Renaming one would publish it twice. */
function isBackup(file: string): boolean {
  return /~$|#$|\.(?:bak|backup|old|orig|rej|save|swp|tmp)$/i.test(file);
}

type Film = Pick<ReadSource, "site" | "film">;

/** Files that the site's own player needs and that are missing. */
export function filmChecks(source: Film): ContentProblem[] {
  const what = (name: string) =>
    `is this site's own player, but there is no content/film/${name} — put the file there, or write the URL of another player`;
  return [...missingFile(source, filmFiles.film, what), ...missingFile(source, filmFiles.poster, what)];
}

/** A film without captions, which says nothing to people who cannot see it or cannot hear it. */
export function filmNotes(source: Film): ContentProblem[] {
  const what = (name: string) =>
    `has no content/film/${name} — write there what people say and what can be heard and seen`;
  return missingFile(source, filmFiles.captions, what);
}

function missingFile({ site, film }: Film, name: string, message: (name: string) => string): ContentProblem[] {
  const players = site.filter(({ value }) => value?.aftermovieAddress === filmPagePath && !film.includes(name));
  return players.map(({ problem }) => problem(["aftermovieAddress"], message(name)));
}
