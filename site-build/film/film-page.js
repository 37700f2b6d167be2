/**
 * The script of the page that plays the film. It obeys two parameters of YouTube's player: `autoplay=1` starts the film,
 * `mute=1` makes it silent.
 */
const film = /** @type {HTMLVideoElement} */ (document.querySelector("video"));
const parameters = new URLSearchParams(location.search);
film.muted = parameters.get("mute") === "1";
if (parameters.get("autoplay") === "1") {
  film.autoplay = true;
  // Browsers may refuse to start a film that is not silent.
  film.play().catch(() => {});
}

/* Keys that are pressed in a frame never reach the page around it: Escape closes its dialog from here (clause HM-7). */
addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && !document.fullscreenElement) frameElement?.closest("dialog")?.close();
});
