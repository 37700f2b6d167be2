import { documentData } from "../document-data.ts";
import { whenIdle } from "../offline/background-work.ts";

let isAsked = false;

/**
 * Lets the browser know all the site's fonts, where words are shown that the document did not come with: it has the fonts
 * of its own. Any rule for a font makes a browser lay the whole page out anew, so it waits for idle time.
 */
export function loadOtherFonts(): void {
  if (isAsked) return;
  isAsked = true;
  // Without them the words are set in the device's fonts.
  whenIdle(addFontFaces);
}

function addFontFaces() {
  const { fonts: href } = documentData();
  // While developing, the document has them.
  if (href !== undefined)
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}
