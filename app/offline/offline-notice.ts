import { words } from "../../words/words.ts";
import "./offline-notice.css";
import { savedTime } from "./cached-pages.ts";
import { isOffline, noteOnline } from "./lost-files.ts";

/** How long it says that the connection is back, in milliseconds. */
const farewell = 4000;

/** How often the network is asked, in milliseconds, while there is a connection that brings nothing. */
const pause = 30_000;

/** When a page was saved, in words. Made only where it is shown: a browser takes tens of milliseconds for its first format. */
function timeText(saved: Date): string {
  const { lang } = document.documentElement;
  // Some browsers know no other words for the halves of a day than AM and PM.
  const style = { dateStyle: "medium", timeStyle: "short", hourCycle: "h23", numberingSystem: "latn" } as const;
  return new Intl.DateTimeFormat(lang, style).format(saved);
}

/** A line at the window's edge, as long as there is no connection: it says so, and when the page was saved. */
export function showOfflineNotice(): void {
  const notice = document.createElement("p");
  notice.className = "offline-notice";
  notice.setAttribute("role", "status");
  let hide: ReturnType<typeof setTimeout>;
  let shown = "";
  const say = (text: string) => {
    clearTimeout(hide);
    // The same text, set again, would be read out again. The notice itself may have a translation of it.
    if (shown !== text) notice.textContent = text;
    shown = text;
  };
  const update = async () => {
    place(notice);
    if (!isOffline()) return;
    const saved = await savedTime(location.href);
    if (!isOffline()) return;
    notice.dataset.offline = "";
    say(saved ? words.offlineNoticeWithTime({ time: timeText(saved) }) : words.offlineNotice);
  };
  const greet = () => {
    noteOnline();
    delete notice.dataset.offline;
    say(words.onlineAgain);
    hide = setTimeout(say, farewell, "");
  };
  const ask = async () => {
    if (!isOffline()) return;
    const response = navigator.onLine && (await fetch(location.pathname, { method: "HEAD" }).catch(() => null));
    // An error of the server or of a proxy is no page yet.
    if (response && response.status < 500) greet();
    else setTimeout(ask, pause);
  };
  addEventListener("offline", update);
  addEventListener("online", greet);
  addEventListener("page-shown", update);
  // A notice that stays in a closed dialog is not seen.
  document.addEventListener("close", () => place(notice), true);
  void update();
  setTimeout(ask, pause);
}

/** A modal dialog makes all else silent and lies above it, so the notice goes into it. */
function place(notice: HTMLElement): void {
  const host = document.querySelector("dialog[open]") ?? document.body;
  if (notice.parentElement !== host) host.append(notice);
}
