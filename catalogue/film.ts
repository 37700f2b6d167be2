import type { ContentProblem } from "./content-error.ts";
import type { ContentSource } from "./content-source.ts";

/** The address of this site's own player, which plays the film in `content/film/`. */
export const filmPageAddress = "/embed/aftermovie";

/** What the player cannot do without: the film in the format that every browser plays, and the picture before it starts. */
const neededFiles = ["aftermovie.mp4", "aftermovie.jpg"];

/** The files of the film that the site's own player needs and that are not there. */
export function filmChecks({ site, film }: ContentSource): ContentProblem[] {
  return site.flatMap(({ sound, problem }) => {
    if (sound?.aftermovieAddress !== filmPageAddress) return [];
    const missing = neededFiles.filter((name) => !film.includes(name));
    return missing.map((name) =>
      problem(
        ["aftermovieAddress"],
        `is this site's own player, but there is no content/film/${name} — put the file there, or write the address of another player`,
      ),
    );
  });
}
