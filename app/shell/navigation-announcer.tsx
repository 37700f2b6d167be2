import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { cityAddress } from "../../catalogue/links/own-address.ts";
import { pages } from "../../catalogue/pages.ts";
import { useListedCity } from "../pages/events/list/opened-from-list.ts";

/** The path of the page that is shown: behind an opened event it is the list, of all cities or of one. */
function pageShown(pathname: string, listedCity: string | null): string {
  const isOpenEvent = pathname.startsWith("/events/") && document.querySelector("dialog[data-modal]") !== null;
  if (!isOpenEvent) return pathname;
  return listedCity === null ? pages.events.address : cityAddress(listedCity);
}

/**
 * After a client navigation to another page, moves the focus to the page's content and says its title to screen
 * readers, as a browser does after loading a document. The page shown first is left alone.
 */
export function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const listedCity = useListedCity();
  const shown = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const before = shown.current;
    const page = pageShown(pathname, listedCity);
    shown.current = page;
    if (before === undefined || before === page) return;
    document.getElementById("main")?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, listedCity]);
  return (
    <p className="visually-hidden navigation-announcer" role="status">
      {announcement}
    </p>
  );
}
