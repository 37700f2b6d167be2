import type { TourStop } from "../../content-modules/content-types.ts";
import { AftermovieButton } from "./aftermovie-button.tsx";
import { TourMap } from "./tour-map.tsx";
import "./tour-section.css";

type TourSectionProps = { headline: string; stops: TourStop[]; legs: [number, number][]; playerAddress: string };

/** The tour in a sentence, its map, the aftermovie's logo, and Phase 1's badge over the headline (clauses HM-3 to HM-9). */
export function TourSection({ headline, stops, legs, playerAddress }: TourSectionProps) {
  return (
    <section className="wrap home-section" aria-label="The tour">
      <div className="tour">
        <p className="tour-intro">
          One train of teachers, builders and curious people, calling at cities across India to make Bitcoin simple,{" "}
          <em>in the language the city speaks.</em>
        </p>
        <TourMap stops={stops} legs={legs} />
        <AftermovieButton playerAddress={playerAddress} />
      </div>
      <div className="headline-board">
        <p className="badge">Phase 1 is concluded</p>
        <h2 className="headline">{headline}</h2>
      </div>
    </section>
  );
}
