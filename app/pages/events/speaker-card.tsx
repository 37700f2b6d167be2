import { initials } from "../../../catalogue/initials.ts";
import type { SpeakerContent } from "../../content-modules/content-types.ts";
import { NewTabHint } from "../../ui/new-tab-hint.tsx";
import "./speaker-card.css";

/** A speaker in the detail modal (clause D-10). */
export function SpeakerCard({ speaker }: { speaker: SpeakerContent }) {
  const { name, title, company, linkedin, bio, image } = speaker;
  return (
    <article className="speaker-card">
      {image ? (
        <img className="portrait" src={image.src} width={84} height={84} alt="" loading="lazy" />
      ) : (
        <span className="portrait" aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <div>
        <h4 className="speaker-name">{name}</h4>
        <p className="text-muted">{title}</p>
        {company?.trim() && <p className="font-semibold">{company}</p>}
      </div>
      <div className="speaker-words">
        <p>{bio}</p>
        {linkedin && (
          <a className="button button-quiet" href={linkedin} target="_blank" rel="noopener">
            LinkedIn
            <span className="visually-hidden"> profile of {name}</span>
            <NewTabHint />
          </a>
        )}
      </div>
    </article>
  );
}
