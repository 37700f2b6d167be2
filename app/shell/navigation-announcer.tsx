import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { cityPath } from "../../catalogue/links/site-paths.ts";
import { pages } from "../../catalogue/pages.ts";
import { useListedCity, useOpenedEvent } from "../pages/events/opened-event.ts";

/** The path of the current page. An opened event is no page of its own: it is the list behind it, of all cities or of one. */
function usePagePath(): string {
  const { pathname } = useLocation();
  const city = useListedCity();
  const isEventOpen = useOpenedEvent() !== undefined;
  // Not `pathname`, which is percent-encoded: the list and an event that was opened from it would have different paths.
  if (city !== null) return cityPath(city);
  return isEventOpen ? pages.events.path : pathname;
}

/**
 * After a client navigation to another page, moves the focus to the page's content and announces its title to screen
 * readers, as a browser does after it has loaded a document. The first page of a document was announced by the browser.
 */
export function NavigationAnnouncer() {
  const path = usePagePath();
  const announced = useRef(path);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (announced.current === path) return;
    announced.current = path;
    document.getElementById("main")?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [path]);
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
