import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { words } from "../../../../words/words.ts";
import { Track } from "../../../ui/track.tsx";
import "./aftermovie-section.css";

/**
 * The aftermovie in the page itself, which waits to be started (clause HM-12). Its player is another page, of another
 * site perhaps: nothing of it is fetched before the visitor comes there. A link holds its place until then, for the
 * keyboard and where the script does not come. Whoever is on it when the player comes is then on the screen around
 * that: the next Tab leads into the player.
 */
export function AftermovieSection({ phase, address }: { phase: string; address: string }) {
  const [before, filmed, after] = words.aftermovieHeading({ phase });
  const screen = useRef<HTMLDivElement>(null);
  const arrival = useArrival(screen);
  useLayoutEffect(() => {
    if (arrival?.isFocused) screen.current?.focus({ preventScroll: true });
  }, [arrival]);
  const player = <VideoFrame title={words.aftermoviePlayer({ phase })} src={address} />;
  return (
    <section id="aftermovie" className="aftermovie-section on-dark home-section" aria-labelledby="aftermovie-title">
      <Track className="track-rail" />
      <h2 id="aftermovie-title" className="home-heading at-stop">
        {before}
        <span>{filmed}</span>
        {after}
      </h2>
      <div ref={screen} tabIndex={arrival ? -1 : undefined} className="aftermovie-screen">
        {arrival ? (
          player
        ) : (
          <>
            <a className="button needs-script" href={address}>
              {words.watchTheAftermovie}
            </a>
            <noscript>{player}</noscript>
          </>
        )}
      </div>
    </section>
  );
}

type VideoFrameProps = ComponentProps<"iframe"> & { title: string; src: string };

/** An embedded player, 16:9. */
export function VideoFrame(props: VideoFrameProps) {
  return (
    <iframe
      {...props}
      className="video-frame"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** How near to the window something counts as near, in pixels. */
const nearPx = 200;

/** How a visitor has come near an element: with the focus on something in it, or without. */
type Arrival = { isFocused: boolean };

/**
 * How the visitor has come near an element, once and for all; null before that. The player is fetched by a scroll,
 * not by a page that is opened: a browser's own `loading="lazy"` fetches a frame thousands of pixels ahead.
 */
function useArrival(place: RefObject<Element | null>): Arrival | null {
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
