import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is live: false in what is prerendered, and while React attaches to it. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
