import { startTransition, useEffect, useState } from "react";
import { savesData, whenIdle } from "../../offline/background-work.ts";
import type { LoadedList } from "./list/events-list.tsx";

/** Windows in which the page can be seen around an opened event. */
const wideWindow = "(width >= 781px)";

/**
 * The list in the background of an event that was opened by its address: null until it is there. It comes in idle time
 * where the window shows it, and not to visitors who save data. On a phone the event covers it.
 *
 * @param isWanted whether an event stands open and the page has no list of its own
 */
export function useBackgroundList(isWanted: boolean): LoadedList | null {
  const [list, setList] = useState<LoadedList | null>(null);
  useEffect(() => {
    if (!isWanted || savesData()) return;
    let isCurrent = true;
    const load = async () => {
      const { loadList } = await import("./list/events-list.tsx");
      const loaded = await loadList({ request: new Request(location.href), params: {} });
      if (isCurrent) startTransition(() => setList(loaded));
    };
    const width = matchMedia(wideWindow);
    const loadWhereWide = () => {
      if (!width.matches) return;
      width.removeEventListener("change", loadWhereWide);
      // A visitor who closes the event gets the list, or hears that it cannot be had.
      whenIdle(() => void load().catch(() => {}));
    };
    // A tablet may be turned.
    width.addEventListener("change", loadWhereWide);
    loadWhereWide();
    return () => {
      isCurrent = false;
      width.removeEventListener("change", loadWhereWide);
    };
  }, [isWanted]);
  return list;
}
