import { useRef, useState } from "react";
import { displayCity } from "../../../../catalogue/cities/city-names.ts";
import { sharedEvent, shareLinks } from "../../../../catalogue/links/service-links.ts";
import { words } from "../../../../words/words.ts";
import type { EventDetails } from "../../../content/page-data.ts";
import { site } from "../../../content/site-content.ts";
import { NewTabLink } from "../../../ui/links.tsx";
import { Disclosure } from "./disclosure.tsx";

/**
 * Shares an event: with the system's share sheet, or, if the browser has none, with links to common services and a button that copies
 * the URL.
 */
export function ShareEvent({ event }: { event: EventDetails }) {
  const shared = sharedEvent({ ...event, city: displayCity(event) }, site.siteAddress);
  const panel = useRef<HTMLUListElement>(null);
  const openSheet = () => {
    if (!navigator.share) return false;
    navigator.share(shared).catch(({ name }: Error) => {
      const details = panel.current?.closest("details");
      // The visitor closed the sheet or tapped twice: no error. After any other error, show the links.
      if (details && name !== "AbortError" && name !== "InvalidStateError") details.open = true;
    });
    return true;
  };
  return (
    <Disclosure label={words.share} beforeOpen={openSheet}>
      <ul ref={panel}>
        {shareLinks(shared).map(({ name, link, newTab }) => (
          <li key={name}>
            {newTab ? (
              <NewTabLink href={link} rel="noopener noreferrer">
                {name}
              </NewTabLink>
            ) : (
              <a href={link}>{name}</a>
            )}
          </li>
        ))}
      </ul>
      <CopyLink url={shared.url} />
    </Disclosure>
  );
}

/** A button that copies a URL. If the browser refuses, the URL is shown and selected. */
function CopyLink({ url }: { url: string }) {
  const [before, shown, after] = words.copyItYourself({ address: url });
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  const copy = async () => {
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(url);
      setOutcome("copied");
    } catch {
      // Permission is denied; or `navigator.clipboard` is undefined: an old browser, or no HTTPS.
      setOutcome("refused");
    }
  };
  return (
    <div className="copy-link middle needs-script">
      <button type="button" onClick={copy}>
        {words.copyLink}
      </button>
      <p role="status">
        {outcome === "copied" && <span>{words.copied}</span>}
        {outcome === "refused" && (
          <span>
            {before}
            <b ref={select}>{shown}</b>
            {after}
          </span>
        )}
      </p>
    </div>
  );
}

function select(element: HTMLElement | null) {
  if (!element) return;
  getSelection()?.selectAllChildren(element);
  element.scrollIntoView({ block: "nearest" });
}
