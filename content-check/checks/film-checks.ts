import { filmFiles, filmPageAddress } from "../../catalogue/film.ts";
import type { ContentProblem } from "../content-error.ts";
import type { ReadSource } from "../content-source.ts";

type Film = Pick<ReadSource, "site" | "film">;

/** Files that the site's own player needs and that are missing. */
export function filmChecks(source: Film): ContentProblem[] {
  return missingFiles(
    source,
    [filmFiles.film, filmFiles.poster],
    (name) =>
      `is this site's own player, but there is no content/film/${name} — put the file there, or write the URL of another player`,
  );
}

/** A film without captions, which says nothing to people who cannot see it or cannot hear it. */
export function filmNotes(source: Film): ContentProblem[] {
  return missingFiles(
    source,
    [filmFiles.captions],
    (name) => `has no content/film/${name} — write there what people say and what can be heard and seen`,
  );
}

function missingFiles({ site, film }: Film, names: readonly string[], message: (name: string) => string) {
  return site
    .filter(({ valid }) => valid?.aftermovieAddress === filmPageAddress)
    .flatMap(({ problem }) =>
      names.filter((name) => !film.includes(name)).map((name) => problem(["aftermovieAddress"], message(name))),
    );
}
