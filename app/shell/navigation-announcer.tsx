import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** The page that an address belongs to: an event's address is the Events page with that event open. */
function pageOf(pathname: string): string {
  return pathname.startsWith("/events/") ? "/events" : pathname;
}

/**
 * After a client navigation to another page, moves the focus to the page's content and says its title to screen
 * readers, as a browser does after loading a document. The page shown first is left alone.
 */
export function NavigationAnnouncer() {
  const page = pageOf(useLocation().pathname);
  const shown = useRef(page);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById("main")?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [page]);
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
