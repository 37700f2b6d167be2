/** The files in `content/film/` by the names that they must have; the film in further formats and languages are optional. */
export const filmFiles = {
  /** The film in the format that every browser plays. */
  film: "aftermovie.mp4",
  /** The picture before it starts. */
  poster: "aftermovie.jpg",
  /** The captions that tell the film in English; the player reads them to those who cannot see it. */
  captions: "aftermovie.en.vtt",
} as const;

/** The address of this site's own player, which plays the film in `content/film/`. */
export const filmPageAddress = "/embed/aftermovie";

/**
 * The address of the embedded player, told whether to start by itself. `autoplay` and `mute` are the parameters that
 * YouTube's player takes (https://developers.google.com/youtube/player_parameters); the others have followed it.
 * Starting by itself is always muted: browsers refuse sound that nobody asked for.
 */
export function playerAddress(address: string, { autoplay }: { autoplay: boolean }): string {
  const [beforeHash = "", hash] = address.split("#", 2);
  const [path = "", query] = beforeHash.split("?", 2);
  const parameters = new URLSearchParams(query);
  parameters.set("autoplay", autoplay ? "1" : "0");
  if (autoplay) parameters.set("mute", "1");
  return `${path}?${parameters}${hash === undefined ? "" : `#${hash}`}`;
}
