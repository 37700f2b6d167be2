import { VideoFrame } from "../../ui/video-frame.tsx";

/** The aftermovie in the page itself, which waits to be started (clause HM-12). */
export function AftermovieSection({ address }: { address: string }) {
  return (
    <section id="aftermovie" className="aftermovie-section" aria-labelledby="aftermovie-title">
      <div className="wrap">
        <h2 id="aftermovie-title" className="home-heading">
          Aftermovie Phase 1
        </h2>
        <VideoFrame title="Aftermovie of Phase 1" src={address} />
      </div>
    </section>
  );
}
