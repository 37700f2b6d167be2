import type { TourStop } from "../../content-modules/content-types.ts";
import { Track } from "../../ui/track.tsx";
import { AftermovieButton } from "./aftermovie-button.tsx";
import { HeadlineBoard } from "./headline-board.tsx";
import { TourMap } from "./tour-map.tsx";
import "./tour-section.css";

type TourSectionProps = { headline: string; stops: TourStop[]; legs: [number, number][]; playerAddress: string };

/** The tour in a sentence, its map, the aftermovie's logo, and Phase 1's badge over the headline (clauses HM-3 to HM-9). */
export function TourSection({ headline, stops, legs, playerAddress }: TourSectionProps) {
  return (
    <section className="tour" aria-label="The tour">
      <div className="tour-words">
        <Track className="tour-track-down" />
        <p className="tour-intro">
          One train of teachers, builders and curious people, calling at cities across India to make Bitcoin simple,{" "}
          <em>in the language the city speaks.</em>
        </p>
        <p className="tour-key" aria-hidden="true">
          <span>
            <i className="stop" />
            Concluded
          </span>
          <span>
            <i className="stop" data-open />
            Upcoming
          </span>
        </p>
      </div>
      <TourMap stops={stops} legs={legs} />
      <AftermovieButton playerAddress={playerAddress} />
      <HeadlineBoard headline={headline} />
    </section>
  );
}
