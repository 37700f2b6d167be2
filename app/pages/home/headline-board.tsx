import type { HomeContent } from "../../content/home-content.ts";
import { site } from "../../content/site-content.ts";
import { Track } from "../../ui/track.tsx";
import { InHindi, inEnglish, siteInEnglish } from "../../ui/translated.tsx";
import "./headline-board.css";

/** The words of a headline up to its colon, and those after it; the second part has a larger font. */
function headlineParts(headline: string): [string, string] {
  const colon = headline.indexOf(": ");
  return colon < 0 ? ["", headline] : [headline.slice(0, colon + 2), headline.slice(colon + 2)];
}

/** The headline on a station's board, with the badge of the phase that is over (clauses P-5 and HM-9), on a platform. */
export function HeadlineBoard({ content: { home, concludedBadge } }: { content: HomeContent }) {
  const [small, large] = headlineParts(site.headline);
  return (
    <div className="platform">
      <div className="headline-board">
        {concludedBadge && (
          <p className="phase-stamp label" {...inEnglish(concludedBadge, "badge")}>
            {concludedBadge.badge}
          </p>
        )}
        <div className="headline-face">
          <h2 className="headline" {...siteInEnglish("headline")}>
            <span className="headline-small">{small}</span>
            <span className="headline-large">{large}</span>
          </h2>
          <InHindi className="headline-hindi">{home.headlineHindi}</InHindi>
        </div>
      </div>
      <Track bend="bottom-right" className="platform-track-leaving" />
      <Track bend="top-left" className="platform-track-arriving" />
    </div>
  );
}
