import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Tells the early script that the page is live, so that it replays the tap that came first and then rests; and whoever
 * listens, each time another page is shown.
 */
export function ReadySignal() {
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
