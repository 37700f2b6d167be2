import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { words } from "../../words/words.ts";
import { site } from "../content/site-content.ts";
import { savedTime } from "../offline/cached-pages.ts";
import { isOffline, noteOnline, siteAnswers } from "../offline/fetch-errors.ts";
import { useOpenedEvent } from "../pages/events/opened-event.ts";
import { LanguageOffer, useLanguageOffer } from "./languages.tsx";

const NoticesContext = createContext<ReactNode>(null);

/**
 * Renders the lines at the window's edge below the page: the offline notice and the offer of another language. A modal dialog
 * makes the rest of the page inert, so the dialog of an opened event renders them itself (`Notices`).
 */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const isEventOpen = useOpenedEvent() !== undefined;
  const { code, close } = useLanguageOffer();
  // Prerendered pages have no notices: they depend on the visitor.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const notices = isHydrated && (
    <>
      {code && <LanguageOffer code={code} onClose={close} />}
      {site.offlineReading && <OfflineNotice />}
    </>
  );
  return (
    <NoticesContext value={notices}>
      {children}
      {!isEventOpen && notices}
    </NoticesContext>
  );
}

/** The notices, for a modal dialog. */
export function Notices() {
  return use(NoticesContext);
}

/** The duration of the notice that the connection is back, in milliseconds. */
const backOnlineMs = 4000;

/** How often the site is requested while the network answers nothing, in milliseconds. */
const retryMs = 30_000;

/**
 * Returns the notice's text without a connection. Formats the time only then, because the first format takes tens of
 * milliseconds.
 */
async function offlineText(): Promise<string> {
  const saved = await savedTime(location.href);
  if (!saved) return words.offlineNotice;
  // Some browsers have no words in the page's language for AM and PM.
  const style = { dateStyle: "medium", timeStyle: "short", hourCycle: "h23", numberingSystem: "latn" } as const;
  const time = new Intl.DateTimeFormat(document.documentElement.lang, style).format(saved);
  return words.offlineNoticeWithTime({ time });
}

/** Says that there is no connection and when the page was saved; for a few seconds that the connection is back (clause O-5). */
export function OfflineNotice() {
  const { pathname } = useLocation();
  const [text, setText] = useState("");
  const isBack = text === words.onlineAgain;
  const isAway = text !== "" && !isBack;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a time of its own
  useEffect(() => {
    let current = true;
    const goOffline = async () => {
      if (!isOffline()) return;
      const offline = await offlineText();
      if (current && isOffline()) setText(offline);
    };
    void goOffline();
    addEventListener("offline", goOffline);
    return () => {
      current = false;
      removeEventListener("offline", goOffline);
    };
  }, [pathname]);

  useEffect(() => {
    if (!isAway) return;
    const goOnline = () => {
      noteOnline();
      setText(words.onlineAgain);
    };
    const request = async () => {
      if (await siteAnswers()) goOnline();
    };
    addEventListener("online", goOnline);
    const timer = setInterval(request, retryMs);
    return () => {
      removeEventListener("online", goOnline);
      clearInterval(timer);
    };
  }, [isAway]);

  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setText(""), backOnlineMs);
    return () => clearTimeout(timer);
  }, [isBack]);

  return (
    <p className="offline-notice middle screen-only" role="status" data-offline={isAway || undefined}>
      {text}
    </p>
  );
}
