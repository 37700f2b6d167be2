import { startTransition, useEffect, useState } from "react";
import { useIsLive } from "./use-is-live.ts";

/**
 * Whether the list is on the page. An event's prerendered page comes without it, because the opened event covers it: it
 * follows in idle time, or when the event is closed. Who comes by a link in a live page has it at once.
 *
 * @param isOpened whether an event stands open before the list
 */
export function useListBehind(isOpened: boolean): boolean {
  const [isWanted, setWanted] = useState(useIsLive());
  useEffect(() => {
    if (isWanted) return;
    const want = () => startTransition(() => setWanted(true));
    if (!window.requestIdleCallback) {
      const timer = setTimeout(want);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(want);
    return () => cancelIdleCallback(request);
  }, [isWanted]);
  return isWanted || !isOpened;
}
