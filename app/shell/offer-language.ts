import { languageOffers } from "../../words/language-offers.ts";
import "./offer-language.css";

/**
 * Offers the page in another language, in that language's own words: a line at the window's edge, which stays until it is
 * followed or closed. It is the last thing that the keyboard comes to, and takes no focus.
 */
export function offerLanguage(code: string): void {
  const offer = languageOffers.find((other) => other.code === code);
  if (!offer) return;
  const line = document.createElement("aside");
  line.className = "language-offer";
  line.lang = code;
  line.dir = "auto";
  const link = Object.assign(document.createElement("a"), { textContent: offer.readInLanguage, hreflang: code });
  const close = Object.assign(document.createElement("button"), { type: "button", textContent: offer.notNow });
  close.className = "button button-quiet";
  close.onclick = () => line.remove();
  const update = () => {
    // The footer knows which pages a language has.
    link.href = document.querySelector<HTMLAnchorElement>(`.footer [hreflang="${code}"]`)?.href ?? `/${code}`;
    // A modal dialog makes all else silent and lies above it.
    const host = document.querySelector("dialog[data-modal]:modal") ?? document.body;
    if (line.parentElement !== host) host.append(line);
  };
  line.append(link, close);
  update();
  addEventListener("page-shown", () => line.isConnected && update());
  // What stays in a closed dialog is not seen.
  document.addEventListener("close", () => line.isConnected && update(), true);
}
