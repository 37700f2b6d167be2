import type { MouseEvent } from "react";
import { useParams, useViewTransitionState } from "react-router";
import { serialNumber, shortWeekday } from "../../../../catalogue/events/event-dates.ts";
import { cardBadge, isConcluded } from "../../../../catalogue/events/event-status.ts";
import { withCityAndPinTogether } from "../../../../catalogue/events/venue.ts";
import { eventPath } from "../../../../catalogue/links/site-paths.ts";
import { words } from "../../../../words/words.ts";
import type { EventSummary } from "../../../content/page-data.ts";
import { EventLink } from "../../../ui/links.tsx";
import { Timetable } from "../../../ui/timetable.tsx";
import { inEnglish } from "../../../ui/translated.tsx";
import { Wheel } from "../../../ui/wheel.tsx";
import { useStateFromList } from "../opened-event.ts";
import { EventActionButton } from "./event-action-button.tsx";
import { EventScene } from "./event-scene.tsx";

/** Combining marks, such as vowel signs: they do not make a text wider. */
const signs = /\p{M}/gu;

/** Titles and times with more characters take two lines. The venue then has one line. */
const mostTitleCharacters = 27;
const mostTimeCharacters = 26;

type EventCardProps = {
  event: EventSummary;
  /** Whether its picture is loaded at once, because it is on the first screen. */
  leading?: boolean;
};

/**
 * An event's card (clauses C-1 to C-11), a pasteboard ticket. The link of its title covers the whole card. The action is above the
 * link, so it never opens the event. After hydration the facts are above it too, so that visitors can select them.
 */
export function EventCard({ event, leading = false }: EventCardProps) {
  const path = eventPath(event._id);
  const seeMore = event.englishPageOnly ? words.seeMoreInEnglish : words.seeMoreDetails;
  const isLong = event.title.length > mostTitleCharacters || event.time.replace(signs, "").length > mostTimeCharacters;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title's link is the keyboard's way
    <article
      className="event-card stack lift"
      data-concluded={isConcluded(event.status) || undefined}
      data-long={isLong || undefined}
      data-growing={useIsGrowing(event._id, path) || undefined}
      onClick={openFromFacts}
    >
      <div className="event-card-picture">
        <EventScene event={event} badge={cardBadge(event.status)} leading={leading} />
        <p className="event-card-hint lead on-dark" aria-hidden="true">
          {seeMore}
        </p>
      </div>
      <div className="event-card-text">
        <div className="event-card-facts stack">
          <h3 className="event-card-title">
            <EventLink
              event={event}
              {...inEnglish(event, "title")}
              className="whole-link"
              state={useStateFromList()}
              preventScrollReset
              viewTransition
              aria-description={seeMore}
            >
              {event.title}
            </EventLink>
          </h3>
          {/* A further row needs room from another one (C-1): see "Add a field of events" in README.md. An `aside` needs width alone. */}
          <Timetable
            rows={[
              { label: words.date, value: event.date, aside: shortWeekday(event.starts) },
              { label: words.time, value: event.time, aside: event.free && words.free },
              {
                label: words.venue,
                value: (
                  <span className="event-card-venue" {...inEnglish(event, "venueAddress")}>
                    {withCityAndPinTogether(event.venueAddress)}
                  </span>
                ),
              },
            ]}
          />
          <EventActionButton event={event} className="event-card-action" />
        </div>
        <div className="event-card-serial middle label screen-only" aria-hidden="true">
          <Wheel width={22} height={22} />
          <span>{serialNumber(event.starts)}</span>
        </div>
      </div>
    </article>
  );
}

/** Passes a click on the facts to the title's link, unless the visitor has just selected text. */
function openFromFacts(click: MouseEvent<HTMLElement>) {
  const card = click.currentTarget;
  if (click.target instanceof Element && click.target.closest("a, button")) return;
  const selection = getSelection();
  if (selection?.type === "Range" && selection.containsNode(card, true)) return;
  card.querySelector("h3 a")?.dispatchEvent(new window.PointerEvent("click", click.nativeEvent));
}

/** Whether the card is in a view transition to or from its modal: only then has it a `view-transition-name`. */
function useIsGrowing(id: string, path: string): boolean {
  const isMoving = useViewTransitionState(path);
  return useParams().eventId !== id && isMoving;
}
