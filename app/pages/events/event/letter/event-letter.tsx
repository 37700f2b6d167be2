import type { ReactNode } from "react";
import { displayCity } from "../../../../../catalogue/cities/city-names.ts";
import { shortDate } from "../../../../../catalogue/events/event-dates.ts";
import type { IndianTime } from "../../../../../catalogue/events/event-time.ts";
import { tierDisplay } from "../../../../../catalogue/events/sponsor-tier.ts";
import { initials } from "../../../../../catalogue/initials.ts";
import { isInvisible } from "../../../../../catalogue/visible-text.ts";
import { words } from "../../../../../words/words.ts";
import type { EventDetails, SpeakerContent, SponsorContent } from "../../../../content/page-data.ts";
import { site } from "../../../../content/site-content.ts";
import { LabelWithContext, NewTabHint, NewTabLink } from "../../../../ui/links.tsx";
import { Photo } from "../../../../ui/photo.tsx";
import { inEnglish } from "../../../../ui/translated.tsx";
import { TranslationNotice } from "../../../../ui/translation-notice.tsx";
import { Wheel } from "../../../../ui/wheel.tsx";
import { OtherVisits, VisitDetails } from "./visit-details.tsx";

/** The letter beside an opened event's stub: what it is about, who speaks and who pays (clauses D-3 to D-5). */
export function EventLetter({ event }: { event: EventDetails }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="event-letter" aria-label={words.details} tabIndex={0}>
      <h3 className="event-letter-heading middle">
        <Wheel width={48} height={48} />
        {site.productName}
      </h3>
      <TranslationNotice translation={event.translation} />
      <p className="event-description" {...inEnglish(event, "description")}>
        {described(event)}
      </p>
      <VisitDetails event={event} />
      <CardList className="speakers" heading={words.featuredSpeakers}>
        {event.speakers.map((speaker, index) => (
          <SpeakerCard key={index} speaker={speaker} />
        ))}
      </CardList>
      <CardList className="sponsors" heading={words.eventSponsors}>
        {event.sponsors.map((sponsor, index) => (
          <SponsorCard key={index} sponsor={sponsor} />
        ))}
      </CardList>
      <OtherVisits event={event} />
      <Postmark place={displayCity(event)} date={event.starts} />
    </section>
  );
}

/** The description, with `lang` for paragraphs in other languages than the page's. */
function described({ description, descriptionParts }: EventDetails): ReactNode {
  if (!descriptionParts) return description;
  return descriptionParts.map(({ text, language }, index) => (
    <bdi key={index} lang={language}>
      {text}
    </bdi>
  ));
}

/** A heading and its cards; nothing if there are no cards (clauses D-4 and D-5). */
function CardList({ className, heading, children }: { className: string; heading: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h3 className="event-letter-subheading">{heading}</h3>
      <ul className={className}>
        {children.map((card, index) => (
          <li key={index}>{card}</li>
        ))}
      </ul>
    </>
  );
}

/** A speaker in the detail modal (clause D-10). */
function SpeakerCard({ speaker }: { speaker: SpeakerContent }) {
  const { name, title, company, linkedin, bio, image } = speaker;
  return (
    <article className="speaker-card">
      {image ? (
        <Photo className="disc portrait scene on-board" picture={image} sizes="96px" alt="" />
      ) : (
        <span className="disc portrait on-board display" aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <div className="speaker-who">
        <h4>{name}</h4>
        <p className="muted" {...inEnglish(speaker, "title")}>
          {title}
        </p>
        {company && !isInvisible(company) && <p className="speaker-company">{company}</p>}
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

/** A sponsor in the detail modal: a link if the sponsor has a website (clause D-11). */
export function SponsorCard({ sponsor }: { sponsor: SponsorContent }) {
  const { name, logo, tier, website } = sponsor;
  const { label, style } = tierDisplay(tier);
  const face = (
    <>
      <img className="sponsor-logo" src={logo.src} width={80} height={80} alt="" loading="lazy" />
      <span className="sponsor-name label">{name}</span>
      <span className="tier-label label" data-style={style}>
        {label}
      </span>
    </>
  );
  if (!website) return <div className="sponsor-card">{face}</div>;
  return (
    <a className="sponsor-card lift" href={website} target="_blank" rel="noopener">
      {face}
      <span className="sponsor-hint middle lead screen-only">
        {words.visitWebsite}
        <NewTabHint />
      </span>
    </a>
  );
}

type PostmarkProps = { place: string; date: IndianTime };

/** The postmark on an event's letter: place and date. It is decorative: the facts are beside it. */
function Postmark({ place, date }: PostmarkProps) {
  return (
    <svg className="postmark screen-only" width="178" height="96" viewBox="0 0 178 96" aria-hidden="true">
      <path id="postmark-above" stroke="none" d="M13.7 60.5a36.5 36.5 0 1 1 68.6 0" />
      <path id="postmark-below" stroke="none" d="M6 48a42 42 0 0 0 84 0" />
      <circle cx="48" cy="48" r="46" />
      <circle cx="48" cy="48" r="31" />
      <path d="M98 26q10-8 20 0t20 0 20 0 18 0M100 40q10-8 20 0t20 0 20 0 16 0M100 54q10-8 20 0t20 0 20 0 16 0M98 68q10-8 20 0t20 0 20 0 18 0" />
      <text>
        <textPath href="#postmark-above" startOffset="50%">
          {place}
        </textPath>
      </text>
      <text>
        <textPath href="#postmark-below" startOffset="50%">
          {site.productName}
        </textPath>
      </text>
      <text className="postmark-day" x="48" y="48">
        {shortDate(date)}
      </text>
      <text className="postmark-day" x="48" y="63">
        {date.slice(0, 4)}
      </text>
    </svg>
  );
}
