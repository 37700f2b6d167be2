import type { ComponentProps } from "react";
import { playerAddress } from "../../../../catalogue/film.ts";
import { words } from "../../../../words/words.ts";
import { site } from "../../../content/site-content.ts";
import { Track } from "../../../ui/track.tsx";

/**
 * The aftermovie within the page; it does not start by itself (clause HM-12). The player is a document of its own, often of
 * another site: the browser fetches it when the visitor scrolls near it.
 */
export function AftermovieSection({ phase }: { phase: string }) {
  const [before, filmed, after] = words.aftermovieHeading({ phase });
  return (
    <section id="aftermovie" className="aftermovie-section on-dark home-section" aria-labelledby="aftermovie-title">
      <Track className="track-rail" />
      <h2 id="aftermovie-title" className="home-heading at-stop">
        {before}
        <span>{filmed}</span>
        {after}
      </h2>
      <div className="aftermovie-screen">
        <VideoFrame
          loading="lazy"
          title={words.aftermoviePlayer({ phase })}
          src={playerAddress(site.aftermovieAddress, { autoplay: false })}
        />
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
