import { useLayoutEffect, useRef } from "react";
import { Track } from "../../ui/track.tsx";
import { useArrival } from "../../ui/use-arrival.ts";
import { VideoFrame } from "../../ui/video-frame.tsx";
import "./aftermovie-section.css";

/**
 * The aftermovie in the page itself, which waits to be started (clause HM-12). Its player is another page, of another site
 * perhaps: nothing of it is fetched before the visitor comes there. A link holds its place until then, for the keyboard
 * and where the script does not come. Whoever is on it when the player comes is then on the screen around that: the next
 * Tab leads into the player.
 */
export function AftermovieSection({ address }: { address: string }) {
  const screen = useRef<HTMLDivElement>(null);
  const arrival = useArrival(screen);
  useLayoutEffect(() => {
    if (arrival?.isFocused) screen.current?.focus({ preventScroll: true });
  }, [arrival]);
  const player = <VideoFrame title="Aftermovie of Phase 1" src={address} />;
  return (
    <section id="aftermovie" className="aftermovie-section home-section" aria-labelledby="aftermovie-title">
      <Track className="track-rail" />
      <h2 id="aftermovie-title" className="home-heading at-stop">
        Aftermovie <span>Phase 1</span>
      </h2>
      <div ref={screen} tabIndex={arrival ? -1 : undefined} className="aftermovie-screen">
        {arrival ? (
          player
        ) : (
          <>
            <a className="button needs-script" href={address}>
              Watch the aftermovie
            </a>
            <noscript>{player}</noscript>
          </>
        )}
      </div>
    </section>
  );
}
