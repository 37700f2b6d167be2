import { words } from "../../../words/words.ts";
import type { Photograph } from "../../content/page-data.ts";
import { siteInEnglish } from "../../ui/in-english.tsx";
import { Photo } from "../../ui/photo.tsx";
import { Track } from "../../ui/track.tsx";
import "./mission.css";

type MissionProps = {
  /** The mission in a sentence, which the target is a part of. */
  sentence: string;
  year: number;
  target: string;
  photo: Photograph;
};

/** The mission as a quote, beside the group photograph (clauses P-3 and HM-10). */
export function Mission({ sentence, year, target, photo }: MissionProps) {
  const at = sentence.indexOf(target);
  return (
    <section className="mission home-section" aria-labelledby="mission-title">
      <Track className="track-rail" />
      <div className="mission-text">
        <h2 id="mission-title" className="mission-title at-stop" data-open>
          {words.mission({ year })}
        </h2>
        <blockquote className="mission-quote display" {...siteInEnglish("mission")}>
          <p>
            {sentence.slice(0, at)}
            <strong>{target}</strong>
            {sentence.slice(at + target.length)}
          </p>
        </blockquote>
      </div>
      <div className="mission-photo stamp-edge" {...siteInEnglish("groupPhoto")}>
        <Photo picture={photo.picture} alt={photo.description} sizes="(min-width: 781px) 44vw, 85vw" />
      </div>
    </section>
  );
}
