import type { MouseEvent, ReactNode } from "react";
import { shownCity } from "../../../../catalogue/cities/city-names.ts";
import { eventAddress } from "../../../../catalogue/links/own-address.ts";
import { listAddress } from "../../../../catalogue/links/phase-addresses.ts";
import { words } from "../../../../words/words.ts";
import type { EventDetails } from "../../../content/page-data.ts";
import { phases, site } from "../../../content/site-content.ts";
import { Notices } from "../../../shell/notices.tsx";
import { Each } from "../../../ui/each.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { eventNamed, inEnglish } from "../../../ui/translated.tsx";
import { TranslationNotice } from "../../../ui/translation-notice.tsx";
import { Wheel } from "../../../ui/wheel.tsx";
import { EventActionButton } from "../card/event-action-button.tsx";
import { EventStub } from "./event-stub.tsx";
import { Postmark } from "./letter/postmark.tsx";
import { SpeakerCard } from "./letter/speaker-card.tsx";
import { SponsorCard } from "./letter/sponsor-card.tsx";
import { OtherVisits, VisitDetails } from "./letter/visit-details.tsx";
import { useBackdrop, useClose, useModal } from "./use-event-dialog.ts";
import "./event-modal.css";
import "./letter/event-letter.css";

/** The description, with `lang` for paragraphs in other languages than the page's. */
function described({ description, descriptionParts }: EventDetails): ReactNode {
  if (!descriptionParts) return description;
  return (
    <Each of={descriptionParts}>{({ text, language }) => (language ? <bdi lang={language}>{text}</bdi> : text)}</Each>
  );
}

/** An event's details (clauses D-1 to D-9): a ticket's stub, and a letter beside it. */
export function EventModal({ event }: { event: EventDetails }) {
  const dialog = useModal(eventAddress(event._id));
  const list = listAddress(event.phase, phases);
  const close = useClose(list);
  const closeByClick = (click: MouseEvent) => {
    click.preventDefault();
    close();
  };
  const backdrop = useBackdrop(close);
  return (
    <dialog
      ref={dialog}
      open
      data-modal
      className="event-modal"
      aria-labelledby="event-title"
      {...backdrop}
      onCancel={(cancel) => {
        cancel.preventDefault();
        close();
      }}
    >
      <div className="event-modal-sheet">
        <EventStub event={event} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className="event-letter" aria-label={words.details} tabIndex={0}>
          <h3 className="event-letter-heading">
            <Wheel width={48} height={48} />
            {site.productName}
          </h3>
          <TranslationNotice translation={event.translation} />
          <p className="event-description" {...inEnglish(event, "description")}>
            {described(event)}
          </p>
          <VisitDetails event={event} />
          <CardList
            className="speakers"
            heading={words.featuredSpeakers}
            items={event.speakers}
            card={(speaker) => <SpeakerCard speaker={speaker} />}
          />
          <CardList
            className="sponsors"
            heading={words.eventSponsors}
            items={event.sponsors}
            card={(sponsor) => <SponsorCard sponsor={sponsor} />}
          />
          <OtherVisits event={event} />
          <Postmark place={shownCity(event)} date={event.starts} />
        </section>
        <div className="event-modal-bar narrow-only">
          <EventActionButton event={event} />
        </div>
        <PageLink className="event-modal-close" to={list} preventScrollReset onClick={closeByClick}>
          <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d="M6.1 4 12 9.9 17.9 4 20 6.1 14.1 12l5.9 5.9-2.1 2.1-5.9-5.9L6.1 20 4 17.9 9.9 12 4 6.1z" />
          </svg>
          <span className="visually-hidden">{eventNamed(words.closeEvent(event), event)}</span>
        </PageLink>
      </div>
      <Notices />
    </dialog>
  );
}

type CardListProps<Item> = { className: string; heading: string; items: Item[]; card: (item: Item) => ReactNode };

/** A heading and its cards; nothing if there are no cards (clauses D-4 and D-5). */
function CardList<Item>({ className, heading, items, card }: CardListProps<Item>) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className="event-letter-subheading">{heading}</h3>
      <ul className={className}>
        <Each of={items}>{(item) => <li>{card(item)}</li>}</Each>
      </ul>
    </>
  );
}
