import { site } from "content:site";
import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { href, Link, useLocation, useNavigate } from "react-router";
import type { EventDetails } from "../../content-modules/content-types.ts";
import { EventActionButton } from "./event-action-button.tsx";
import { EventStub } from "./event-stub.tsx";
import { wasOpenedFromList } from "./opened-from-list.ts";
import { SpeakerCard } from "./speaker-card.tsx";
import { SponsorCard } from "./sponsor-card.tsx";
import "./event-modal.css";

/** What closes the modal: back to the list where one lies behind, else forward to it (clause E-6). */
function useClose() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const closing = useRef(false);
  return () => {
    // A double click must not go back twice.
    if (closing.current) return;
    closing.current = true;
    if (wasOpenedFromList(state)) navigate(-1);
    else navigate(href("/events"), { preventScrollReset: true });
  };
}

/**
 * A dialog that is prerendered open becomes modal when the page is live; without a script it reads as it stands. The
 * focus returns to the event's card, also where the visitor did not come from it: by an address, or by Forward.
 *
 * @param address the event's own, which its card links to
 */
function useModal(address: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.close();
    element?.showModal();
    return () => {
      element?.close();
      document.querySelector<HTMLElement>(`.event-card a[href="${address}"]`)?.focus({ preventScroll: true });
    };
  }, [address]);
  return dialog;
}

/**
 * Handlers of the dialog, whose own area is covered by its sheet: what reaches it directly came from the backdrop. A
 * press that began in the sheet, as when selecting text beyond its edge, is no click on the backdrop.
 */
function useBackdrop(close: () => void) {
  const pressed = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      pressed.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (pressed.current && target === currentTarget) close();
    },
  };
}

/** An event's details (clauses D-1 to D-9). */
export function EventModal({ event }: { event: EventDetails }) {
  const dialog = useModal(href("/events/:eventId", { eventId: event._id }));
  const close = useClose();
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
        <section className="event-letter" aria-label="Details" tabIndex={0}>
          <h3 className="event-letter-heading">{site.productName}</h3>
          <p className="event-description">{event.description}</p>
          <CardList
            heading="Featured Speakers"
            items={event.speakers}
            card={(speaker) => <SpeakerCard speaker={speaker} />}
          />
          <CardList
            heading="Event Sponsors"
            items={event.sponsors}
            card={(sponsor) => <SponsorCard sponsor={sponsor} />}
          />
        </section>
        <div className="event-modal-bar">
          <EventActionButton event={event} />
        </div>
        <Link className="event-modal-close" to={href("/events")} preventScrollReset onClick={closeByClick}>
          <span aria-hidden="true">×</span>
          <span className="visually-hidden">Close {event.title}</span>
        </Link>
      </div>
    </dialog>
  );
}

type CardListProps<Item> = { heading: string; items: Item[]; card: (item: Item) => React.ReactNode };

/** A heading and its cards; nothing at all when the list is empty (clauses D-4 and D-5). */
function CardList<Item extends { name: string }>({ heading, items, card }: CardListProps<Item>) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className="event-letter-heading">{heading}</h3>
      <ul className="event-letter-list">
        {items.map((item) => (
          <li key={item.name}>{card(item)}</li>
        ))}
      </ul>
    </>
  );
}
