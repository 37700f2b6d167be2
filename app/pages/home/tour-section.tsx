import { Link } from "react-router";
import { playerUrl } from "../../../catalogue/film.ts";
import { words } from "../../../words/words.ts";
import type { HomeContent } from "../../content/page-data.ts";
import { site } from "../../content/site-content.ts";
import { Track } from "../../ui/track.tsx";
import { InHindi, inEnglish, siteInEnglish } from "../../ui/translated.tsx";
import { AftermovieButton } from "./aftermovie.tsx";
import { TourMap } from "./tour-map.tsx";

/** A sentence up to its last comma, and the words after the comma, which the page emphasises. */
function sentenceParts(sentence: string): [string, string] {
  const comma = Math.max(sentence.lastIndexOf(", "), sentence.lastIndexOf("، "));
  return comma < 0 ? [sentence, ""] : [sentence.slice(0, comma + 1), sentence.slice(comma + 2)];
}

/**
 * The tour in a sentence, its map, the aftermovie's logo, and the headline with the badge of the concluded phase (clauses HM-3 to HM-9).
 */
export function TourSection({ content }: { content: HomeContent }) {
  const [beginning, ending] = sentenceParts(site.description);
  return (
    <section className="tour" aria-label={words.theTour}>
      <div className="tour-words">
        <Track className="tour-track-down narrow-only" />
        <p className="tour-intro lead" {...siteInEnglish("description")}>
          {beginning} {ending && <em>{ending}</em>}
        </p>
        <p className="row tour-key muted" aria-hidden="true">
          <span className="middle">
            <i className="stop" />
            {words.concluded}
          </span>
          <span className="middle">
            <i className="stop" data-ahead />
            {words.upcoming}
          </span>
        </p>
        <Link className="button button-quiet tour-landing" to="/landing">
          {words.pageLanding}
        </Link>
      </div>
      <Track className="tour-map-track-out" />
      <TourMap content={content} />
      <AftermovieButton
        phase={content.aftermoviePhase}
        player={playerUrl(site.aftermovieAddress, { autoplay: true })}
      />
      <HeadlineBoard content={content} />
    </section>
  );
}

/** The words of a headline up to its colon, and those after it; the second part has a larger font. */
function headlineParts(headline: string): [string, string] {
  const colon = headline.indexOf(": ");
  return colon < 0 ? ["", headline] : [headline.slice(0, colon + 2), headline.slice(colon + 2)];
}

/** The headline on a station's board, with the badge of the phase that is over (clauses P-5 and HM-9), on a platform. */
function HeadlineBoard({ content: { concludedBadge } }: { content: HomeContent }) {
  const [small, large] = headlineParts(site.headline);
  return (
    <div className="platform">
      <div className="headline-board above-line on-board on-posts">
        {concludedBadge && (
          <p className="phase-stamp label" {...inEnglish(concludedBadge, "badge")}>
            {concludedBadge.badge}
          </p>
        )}
        <div className="headline-face">
          <h2 className="stack" {...siteInEnglish("headline")}>
            <span className="headline-small">{small}</span>
            <span className="headline-large">{large}</span>
          </h2>
          <InHindi className="headline-hindi">{site.headlineHindi}</InHindi>
        </div>
      </div>
      <Track bend="bottom-right" className="platform-track-leaving" />
      <Track bend="top-left" className="platform-track-arriving" />
    </div>
  );
}
