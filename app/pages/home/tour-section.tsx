import { playerAddress } from "../../../catalogue/film.ts";
import { words } from "../../../words/words.ts";
import type { HomeContent } from "../../content/home-content.ts";
import { site } from "../../content/site-content.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { Track } from "../../ui/track.tsx";
import { siteInEnglish } from "../../ui/translated.tsx";
import { AftermovieButton } from "./aftermovie/aftermovie-button.tsx";
import { HeadlineBoard } from "./headline-board.tsx";
import { TourMap } from "./tour-map.tsx";
import "./tour-section.css";

/** A sentence up to its last comma, and the words after the comma, which the page emphasises. */
function sentenceParts(sentence: string): [string, string] {
  const comma = Math.max(sentence.lastIndexOf(", "), sentence.lastIndexOf("، "));
  return comma < 0 ? [sentence, ""] : [sentence.slice(0, comma + 1), sentence.slice(comma + 2)];
}

/**
 * The tour in a sentence, its map, the aftermovie's logo, and the headline with the badge of the concluded phase (clauses HM-3 to HM-9).
 */
export function TourSection({ content }: { content: HomeContent }) {
  const [beginning, ending] = sentenceParts(content.home.description);
  return (
    <section className="tour" aria-label={words.theTour}>
      <div className="tour-words">
        <Track className="tour-track-down narrow-only" />
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
      <TourMap content={content} />
      <AftermovieButton
        phase={content.aftermoviePhase}
        playerAddress={playerAddress(site.aftermovieAddress, { autoplay: true })}
      />
      <HeadlineBoard content={content} />
    </section>
  );
}
