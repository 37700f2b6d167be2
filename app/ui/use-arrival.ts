import { type RefObject, useEffect, useState } from "react";

/** How near to the window something counts as near, in pixels. */
const nearPx = 200;

/** How a visitor has come near an element: with the focus on something in it, or without. */
type Arrival = { isFocused: boolean };

/**
 * How the visitor has come near an element, once and for all; null before that. What waits for it is fetched by a scroll,
 * not by a page that is opened: a browser's own `loading="lazy"` fetches a frame thousands of pixels ahead.
 */
export function useArrival(place: RefObject<Element | null>): Arrival | null {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setArrival({ isFocused: element.contains(document.activeElement) });
        observer.disconnect();
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return arrival;
}
