import { words } from "../../../words/words.ts";
import type { HomeContent } from "../../content/page-data.ts";
import { site } from "../../content/site-content.ts";
import { wideLayout } from "../../ui/breakpoints.ts";
import { Photo } from "../../ui/photo.tsx";
import { Track } from "../../ui/track.tsx";
import { siteInEnglish } from "../../ui/translated.tsx";

/** The mission as a quote, beside the group photograph (clauses P-3 and HM-10). */
export function Mission({ content: { groupPhoto: photo } }: { content: HomeContent }) {
  // The target is a part of the sentence.
  const { missionTarget: target } = site.figures;
  const at = site.mission.indexOf(target);
  return (
    <section className="mission home-section on-dark" aria-labelledby="mission-title">
      <Track className="track-rail" />
      <div className="mission-text above-line">
        <h2 id="mission-title" className="mission-title at-stop" data-ahead>
          {words.mission({ year: site.missionYear })}
        </h2>
        <blockquote className="mission-quote display" {...siteInEnglish("mission")}>
          {site.mission.slice(0, at)}
          <strong>{target}</strong>
          {site.mission.slice(at + target.length)}
        </blockquote>
      </div>
      <div className="mission-photo above-line stamp-edge" {...siteInEnglish("groupPhoto")}>
        <Photo className="scene" picture={photo.picture} alt={photo.description} sizes={`${wideLayout} 44vw, 85vw`} />
      </div>
    </section>
  );
}
