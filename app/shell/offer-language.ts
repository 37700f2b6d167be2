import { siteLanguage, siteLanguages } from "../../words/site-language.ts";
import { wantedLanguage } from "./wanted-language.ts";
import "./offer-language.css";

/** Under which name the browser keeps, for the visit, that a language was offered. */
const offered = "language-offered";

/**
 * Offers the page in the visitor's language where the site has it, once a visit. Not to whoever has come from another page of the
 * site: they have chosen; nor where the page itself leads there, as drafts do above their words. Nothing is kept but that it has
 * been offered; a browser that keeps nothing is offered nothing, as it would be each time.
 *
 * @throws DOMException where the browser refuses to keep it
 */
export function offerOnce(): void {
  const codes = siteLanguages.map(({ code }) => code);
  const wanted = wantedLanguage(navigator.languages, codes, siteLanguage);
  if (!wanted || document.referrer.startsWith(`${location.origin}/`) || sessionStorage.getItem(offered)) return;
  if (document.querySelector(`.translation-notice [hreflang="${wanted}"]`)) return;
  sessionStorage.setItem(offered, wanted);
  offerLanguage(wanted);
}

/**
 * Offers the page in another language, in that language's own words: a line at the window's edge, which stays until it is
 * followed or closed. It is the last thing that the keyboard comes to, and takes no focus.
 */
function offerLanguage(code: string): void {
  const offer = siteLanguages.find((other) => other.code === code);
  if (!offer) return;
  const line = document.createElement("aside");
  line.className = "language-offer";
  line.lang = code;
  line.dir = "auto";
  const link = Object.assign(document.createElement("a"), { textContent: offer.readInLanguage, hreflang: code });
  const close = Object.assign(document.createElement("button"), { type: "button", textContent: offer.notNow });
  close.className = "button button-quiet";
  let isRefused = false;
  close.onclick = () => {
    isRefused = true;
    line.remove();
  };
  const update = () => {
    if (isRefused) return;
    // The footer knows which pages a language has.
    link.href = document.querySelector<HTMLAnchorElement>(`.footer [hreflang="${code}"]`)?.href ?? `/${code}`;
    link.search = location.search;
    // A modal dialog makes all else silent and lies above it.
    const host = document.querySelector("dialog[data-modal]:modal") ?? document.body;
    if (line.parentElement !== host) host.append(line);
  };
  line.append(link, close);
  update();
  // An event that was closed has taken the line out of the page with its dialog.
  addEventListener("page-shown", update);
  // What stays in a closed dialog is not seen.
  document.addEventListener("close", update, true);
}
