import { useEffect } from "react";

/** Tells the early script that the page is live, so that it replays the tap that came first and then rests. */
export function ReadySignal() {
  useEffect(() => {
    dispatchEvent(new Event("site-ready"));
    document.documentElement.dataset.ready = "";
  }, []);
  return null;
}
