import type { PhaseBadge } from "../../../catalogue/events/shown-phase.ts";
import { words } from "../../../words/words.ts";
import type { TourStop } from "../../content/home-content.ts";
import { siteInEnglish } from "../../ui/in-english.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Track } from "../../ui/track.tsx";
import { AftermovieButton } from "./aftermovie/aftermovie-button.tsx";
import { HeadlineBoard } from "./headline-board.tsx";
import { TourMap } from "./tour-map.tsx";
import "./tour-section.css";

type TourSectionProps = {
  headline: string;
  headlineHindi?: string | undefined;
  concludedBadge: PhaseBadge | null;
  /** The name of the phase that the aftermovie shows. */
  aftermoviePhase: string;
  /** The tour in a sentence. */
  description: string;
  stops: TourStop[];
  legs: [number, number][];
  playerAddress: string;
};

/** A sentence up to its last comma, and the words behind it, which the page sets apart. */
function sentenceParts(sentence: string): [string, string] {
  const comma = Math.max(sentence.lastIndexOf(", "), sentence.lastIndexOf("، "));
  return comma < 0 ? [sentence, ""] : [sentence.slice(0, comma + 1), sentence.slice(comma + 2)];
}

/**
 * The tour in a sentence, its map, the aftermovie's logo, and the badge of the phase that is over, over the headline (clauses HM-3 to HM-9).
 */
export function TourSection({
  description,
  stops,
  legs,
  aftermoviePhase,
  playerAddress,
  ...headline
}: TourSectionProps) {
  const [beginning, ending] = sentenceParts(description);
  return (
    <section className="tour" aria-label={words.theTour}>
      <div className="tour-words">
        <Track className="tour-track-down" />
        <p className="tour-intro lead" {...siteInEnglish("description")}>
          {beginning} {ending && <em>{ending}</em>}
        </p>
        <p className="tour-key" aria-hidden="true">
          <span>
            <i className="stop" />
            {words.concluded}
          </span>
          <span>
            <i className="stop" data-open />
            {words.upcoming}
          </span>
        </p>
        <PageLink className="button button-quiet tour-landing" to="/landing">
          {words.pageLanding}
        </PageLink>
      </div>
      <Track className="tour-map-track-out" />
      <TourMap stops={stops} legs={legs} />
      <AftermovieButton phase={aftermoviePhase} playerAddress={playerAddress} />
      <HeadlineBoard {...headline} />
    </section>
  );
}
