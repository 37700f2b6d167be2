import { whenIdle } from "../offline/background-work.ts";

/**
 * Lets the browser know all the site's fonts, where words are shown that the document did not come with: it has the fonts
 * of its own. Any rule for a font makes a browser lay the whole page out anew, so it waits for idle time.
 */
export function loadOtherFonts(): void {
  // Without them the words are set in the device's fonts.
  whenIdle(() => void import("./fonts.ts").catch(() => {}));
}
