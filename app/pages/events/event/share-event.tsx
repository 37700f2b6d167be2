import { useRef, useState } from "react";
import { shownCity } from "../../../../catalogue/cities/city-names.ts";
import { sharedEvent, shareLinks } from "../../../../catalogue/links/service-links.ts";
import { words } from "../../../../words/words.ts";
import type { EventDetails } from "../../../content/page-data.ts";
import { site } from "../../../content/site-content.ts";
import { NewTabHint } from "../../../ui/new-tab-hint.tsx";
import { Disclosure } from "./disclosure.tsx";

/**
 * Passes an event on: by the system's own sheet where there is one, else by links to the services that people use, and by
 * copying the address.
 */
export function ShareEvent({ event }: { event: EventDetails }) {
  const shared = sharedEvent({ ...event, city: shownCity(event) }, site.siteAddress);
  const panel = useRef<HTMLUListElement>(null);
  const openSheet = () => {
    if (!navigator.share) return false;
    navigator.share(shared).catch(({ name }: Error) => {
      const details = panel.current?.closest("details");
      // Closed without a choice, or tapped again while it is open, it is no failure; where it fails, the links are there.
      if (details && name !== "AbortError" && name !== "InvalidStateError") details.open = true;
    });
    return true;
  };
  return (
    <Disclosure label={words.share} instead={openSheet}>
      <ul ref={panel}>
        {shareLinks(shared).map(({ name, link, newTab }) => (
          <li key={name}>
            {newTab ? (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {name}
                <NewTabHint />
              </a>
            ) : (
              <a href={link}>{name}</a>
            )}
          </li>
        ))}
      </ul>
      <CopyLink address={shared.url} />
    </Disclosure>
  );
}

/** Copies an address; where the browser refuses, it shows the address and selects it. */
function CopyLink({ address }: { address: string }) {
  const [before, shown, after] = words.copyItYourself({ address });
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  const copy = async () => {
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(address);
      setOutcome("copied");
    } catch {
      // Refused, or a browser or an insecure address without a clipboard
      setOutcome("refused");
    }
  };
  return (
    <div className="copy-link needs-script">
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
