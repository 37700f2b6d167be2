import { Track } from "../../ui/track.tsx";
import { VideoFrame } from "../../ui/video-frame.tsx";
import "./aftermovie-section.css";

/** The aftermovie in the page itself, which waits to be started (clause HM-12). */
export function AftermovieSection({ address }: { address: string }) {
  return (
    <section id="aftermovie" className="aftermovie-section home-section" aria-labelledby="aftermovie-title">
      <Track className="track-rail" />
      <h2 id="aftermovie-title" className="home-heading at-stop">
        Aftermovie <span>Phase 1</span>
      </h2>
      <div className="aftermovie-screen">
        <VideoFrame title="Aftermovie of Phase 1" src={address} />
      </div>
    </section>
  );
}
