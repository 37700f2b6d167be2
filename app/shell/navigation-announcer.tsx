import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** The list of events, or a further page of it. */
const list = /^\/events(?:\/\w+\/\d+)?$/;

/** The page that is shown at an address: an event's is the list behind it, as long as there is such an event to open. */
function pageShown(pathname: string, before = ""): string {
  const isOpenEvent = pathname.startsWith("/events/") && document.querySelector("dialog[data-modal]") !== null;
  if (!isOpenEvent) return pathname;
  return list.test(before) ? before : "/events";
}

/**
 * After a client navigation to another page, moves the focus to the page's content and says its title to screen
 * readers, as a browser does after loading a document. The page shown first is left alone.
 */
export function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const before = shown.current;
    const page = pageShown(pathname, before);
    shown.current = page;
    if (before === undefined || before === page) return;
    document.getElementById("main")?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);
  return (
    <p className="visually-hidden navigation-announcer" role="status">
      {announcement}
    </p>
  );
}
