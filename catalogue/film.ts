/** The files in `content/film/` by the names that they must have; the film in further formats and languages are optional. */
export const filmFiles = {
  /** The film in the format that every browser plays. */
  film: "aftermovie.mp4",
  /** The picture before it starts. */
  poster: "aftermovie.jpg",
  /** The English captions, which describe what the film shows. */
  captions: "aftermovie.en.vtt",
} as const;

/** The path of this site's own player, which plays the film in `content/film/`. */
export const filmPagePath = "/embed/aftermovie";

/**
 * The URL of the embedded player, with or without autoplay. `autoplay` and `mute` are the parameters of YouTube's player
 * (https://developers.google.com/youtube/player_parameters); other players use the same. Autoplay is always muted, because
 * browsers block it otherwise.
 */
export function playerUrl(url: string, { autoplay }: { autoplay: boolean }): string {
  const [beforeHash = "", hash] = url.split("#", 2);
  const [path = "", query] = beforeHash.split("?", 2);
  const parameters = new URLSearchParams(query);
  parameters.set("autoplay", autoplay ? "1" : "0");
  if (autoplay) parameters.set("mute", "1");
  return `${path}?${parameters}${hash === undefined ? "" : `#${hash}`}`;
}
