import { useEffect } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { words } from "../../words/words.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationAnnouncer } from "./navigation-announcer.tsx";
import { NoticesProvider } from "./notices.tsx";
import "./shell.css";

/** The frame around every page: skip link, header, footer, and the parts that make client navigation accessible. */
export function Shell() {
  return (
    <NoticesProvider>
      <a className="skip-link" href="#main">
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
      <ReadySignal />
    </NoticesProvider>
  );
}

let firstKey: string | undefined;

/**
 * The key of a page's scroll position. The first page of a document has a key of this document's own, under which nothing is
 * stored when it is hydrated: the browser has placed the visitor there, anew after a reload or Back, and they may have scrolled.
 */
function positionKey({ key }: { key: string }): string {
  firstKey ??= key;
  return key === firstKey ? `${performance.timeOrigin} ${key}` : key;
}

/** A train on the window's upper edge while the next page is on its way, so that nobody taps twice on a slow network. */
function PendingBar() {
  const pending = useNavigation().state === "loading";
  return <div className="pending-bar" data-pending={pending || undefined} aria-hidden="true" />;
}

/**
 * Tells the early script that the page is live, so that it replays the tap that came first and then rests; and whoever
 * listens, each time another page is shown.
 */
function ReadySignal() {
  const { pathname } = useLocation();
  useEffect(() => {
    dispatchEvent(new Event("site-ready"));
    document.documentElement.dataset.ready = "";
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signal is about the change of the address
  useEffect(() => {
    dispatchEvent(new Event("page-shown"));
  }, [pathname]);
  return null;
}
