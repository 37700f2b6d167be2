import { useEffect } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router";
import { words } from "../../words/words.ts";
import { OfflineReading } from "../offline/offline-reading.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationAnnouncer } from "./navigation-announcer.tsx";
import { NoticesProvider } from "./notices.tsx";

/** The frame of every page: skip link, header, footer, notices, the loading bar, and the announcement of a new page. */
export function Shell() {
  return (
    <NoticesProvider>
      <a className="skip-link on-board screen-only" href="#main">
        {words.skipToContent}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <PendingBar />
      <NavigationAnnouncer />
      <ScrollRestoration getKey={positionKey} />
      <OfflineReading />
      <ReadySignal />
    </NoticesProvider>
  );
}

let firstKey: string | undefined;

/**
 * The key of a page's scroll position. The first page of a document has a key that no earlier document has used, or React
 * Router would restore a position when it hydrates: the browser has done so, and the visitor may have scrolled since.
 */
function positionKey({ key }: { key: string }): string {
  firstKey ??= key;
  return key === firstKey ? `${performance.timeOrigin} ${key}` : key;
}

/** A moving bar at the top of the window while a page loads, so that nobody taps twice on a slow network. */
function PendingBar() {
  const pending = useNavigation().state === "loading";
  return <div className="pending-bar" data-pending={pending || undefined} aria-hidden="true" />;
}

/** Tells the early script that the page is hydrated, so that it replays an earlier tap, and stylesheets by `data-ready`. */
function ReadySignal() {
  useEffect(() => {
    dispatchEvent(new Event("site-ready"));
    document.documentElement.dataset.ready = "";
  }, []);
  return null;
}
