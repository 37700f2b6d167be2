import { Track } from "../../ui/track.tsx";
import { useIsNear } from "../../ui/use-is-near.ts";
import { VideoFrame } from "../../ui/video-frame.tsx";
import "./aftermovie-section.css";

/**
 * The aftermovie in the page itself, which waits to be started (clause HM-12). Its player is another page, of another site
 * perhaps: nothing of it is fetched before the visitor comes there.
 */
export function AftermovieSection({ address }: { address: string }) {
  const [isNear, screen] = useIsNear();
  const player = <VideoFrame title="Aftermovie of Phase 1" src={address} />;
  return (
    <section id="aftermovie" className="aftermovie-section home-section" aria-labelledby="aftermovie-title">
      <Track className="track-rail" />
      <h2 id="aftermovie-title" className="home-heading at-stop">
        Aftermovie <span>Phase 1</span>
      </h2>
      <div ref={screen} className="aftermovie-screen">
        {isNear ? player : <noscript>{player}</noscript>}
      </div>
    </section>
  );
}
