import type { MouseEvent } from "react";
import { Link } from "react-router";
import { eventPath, listPath } from "../../../../catalogue/links/site-paths.ts";
import { words } from "../../../../words/words.ts";
import type { EventDetails } from "../../../content/page-data.ts";
import { phases } from "../../../content/site-content.ts";
import { Notices } from "../../../shell/notices.tsx";
import { CloseIcon } from "../../../ui/close-icon.tsx";
import { eventNamed } from "../../../ui/translated.tsx";
import { EventActionButton } from "../card/event-action-button.tsx";
import { EventStub } from "./event-stub.tsx";
import { EventLetter } from "./letter/event-letter.tsx";
import { useBackdrop, useClose, useModal } from "./use-event-dialog.ts";

/** An event's details (clauses D-1 to D-9): a ticket's stub, and a letter beside it. */
export function EventModal({ event }: { event: EventDetails }) {
  const dialog = useModal(eventPath(event._id));
  const list = listPath(event.phase, phases);
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
      <div className="event-modal-sheet stack">
        <EventStub event={event} />
        <EventLetter event={event} />
        <div className="event-modal-bar narrow-only screen-only">
          <EventActionButton event={event} />
        </div>
        <Link
          className="disc modal-close event-modal-close screen-only"
          to={list}
          preventScrollReset
          onClick={closeByClick}
        >
          <CloseIcon width={20} />
          <span className="visually-hidden">{eventNamed(words.closeEvent(event), event)}</span>
        </Link>
      </div>
      <Notices />
    </dialog>
  );
}
