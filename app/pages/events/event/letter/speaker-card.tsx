import { initials } from "../../../../../catalogue/initials.ts";
import { isUnseen } from "../../../../../catalogue/visible-text.ts";
import { words } from "../../../../../words/words.ts";
import type { SpeakerContent } from "../../../../content/page-data.ts";
import { LabelWithContext } from "../../../../ui/label-with-context.tsx";
import { NewTabLink } from "../../../../ui/new-tab-link.tsx";
import { Photo } from "../../../../ui/photo.tsx";
import { inEnglish } from "../../../../ui/translated.tsx";
import "./speaker-card.css";

/** A speaker in the detail modal (clause D-10). */
export function SpeakerCard({ speaker }: { speaker: SpeakerContent }) {
  const { name, title, company, linkedin, bio, image } = speaker;
  return (
    <article className="speaker-card">
      {image ? (
        <Photo className="portrait" picture={image} sizes="96px" alt="" />
      ) : (
        <span className="portrait display" aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <div className="speaker-who">
        <h4>{name}</h4>
        <p {...inEnglish(speaker, "title")}>{title}</p>
        {company && !isUnseen(company) && <p className="speaker-company">{company}</p>}
      </div>
      <div className="speaker-words">
        <p {...inEnglish(speaker, "bio")}>{bio}</p>
        {linkedin && (
          <NewTabLink className="button button-quiet" href={linkedin}>
            <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d="M4 9h3.6v11H4zM5.8 3.8a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM10 9h3.4v1.5c.6-1 1.9-1.8 3.6-1.8 3 0 4 1.9 4 4.9V20h-3.6v-5.7c0-1.5-.4-2.5-1.7-2.5-1.4 0-2.1 1-2.1 2.6V20H10z" />
            </svg>
            <LabelWithContext text={words.linkedInProfile({ name })} />
          </NewTabLink>
        )}
      </div>
    </article>
  );
}
