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
