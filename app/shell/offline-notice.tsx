import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { words } from "../../words/words.ts";
import { savedTime } from "../offline/cached-pages.ts";
import { isOffline, noteOnline } from "../offline/lost-files.ts";

/** How long the notice says that the connection is back, in milliseconds. */
const backOnlineMs = 4000;

/** How often the site is requested while the network answers nothing, in milliseconds. */
const retryMs = 30_000;

type Connection =
  | { state: "online" | "back online" }
  /** `saved` is the time of the current page's response; null if the page is not cached. */
  | { state: "offline"; saved: Date | null };

/** When a page was saved, in words. It is formatted only when needed: a browser's first format takes tens of milliseconds. */
function timeText(saved: Date): string {
  const { lang } = document.documentElement;
  // Some browsers have no words in the page's language for AM and PM.
  const style = { dateStyle: "medium", timeStyle: "short", hourCycle: "h23", numberingSystem: "latn" } as const;
  return new Intl.DateTimeFormat(lang, style).format(saved);
}

function noticeText(connection: Connection): string {
  if (connection.state !== "offline") return connection.state === "online" ? "" : words.onlineAgain;
  const { saved } = connection;
  return saved ? words.offlineNoticeWithTime({ time: timeText(saved) }) : words.offlineNotice;
}

/** Says that there is no connection and when the page was saved; for a few seconds that the connection is back (clause O-5). */
export function OfflineNotice() {
  const connection = useConnection();
  return (
    <p className="offline-notice" role="status" data-offline={connection.state === "offline" || undefined}>
      {noticeText(connection)}
    </p>
  );
}

function useConnection(): Connection {
  const { pathname } = useLocation();
  const [connection, setConnection] = useState<Connection>({ state: "online" });
  const { state } = connection;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a time of its own
  useEffect(() => {
    let current = true;
    const goOffline = async () => {
      if (!isOffline()) return;
      const saved = await savedTime(location.href);
      if (current && isOffline()) setConnection({ state: "offline", saved });
    };
    void goOffline();
    addEventListener("offline", goOffline);
    return () => {
      current = false;
      removeEventListener("offline", goOffline);
    };
  }, [pathname]);

  useEffect(() => {
    if (state !== "offline") return;
    const goOnline = () => {
      noteOnline();
      setConnection({ state: "back online" });
    };
    const request = async () => {
      const response = navigator.onLine && (await fetch(location.pathname, { method: "HEAD" }).catch(() => null));
      // An error of the server, or of a proxy, is no page.
      if (response && response.status < 500) goOnline();
    };
    addEventListener("online", goOnline);
    const timer = setInterval(request, retryMs);
    return () => {
      removeEventListener("online", goOnline);
      clearInterval(timer);
    };
  }, [state]);

  useEffect(() => {
    if (state !== "back online") return;
    const timer = setTimeout(() => setConnection({ state: "online" }), backOnlineMs);
    return () => clearTimeout(timer);
  }, [state]);

  return connection;
}
