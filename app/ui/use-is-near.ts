import { useCallback, useState } from "react";

/** How near to the window something counts as near, in pixels. */
const nearPx = 200;

/**
 * Whether the visitor has come near an element, once and for all: what waits for it is fetched by a scroll, not by a page
 * that is opened. A browser's own `loading="lazy"` fetches a frame thousands of pixels ahead.
 *
 * @returns whether it has been near, and the element's ref
 */
export function useIsNear() {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isNear, watch] as const;
}
