import type { ReactNode } from "react";
import { displayCity } from "../../../../catalogue/cities/city-names.ts";
import { shortDate } from "../../../../catalogue/events/event-dates.ts";
import { soonestFirst } from "../../../../catalogue/events/event-lists.ts";
import { isConcluded, takesPlace } from "../../../../catalogue/events/event-status.ts";
import type { EventSummary } from "../../../content/page-data.ts";
import { Drawing } from "../../../ui/drawing.tsx";
import { EventLink } from "../../../ui/links.tsx";
import { Track } from "../../../ui/track.tsx";
import { useStateFromList } from "../opened-event.ts";
import engine from "./engine.svg?url&no-inline";

/** With this many stops, a phone has no room for every name beside the next. */
const crowd = 5;

/**
 * A phase's route line: filled where the tour has been, open rails where it goes, an engine between. It repeats the cards below, so it
 * is hidden from screen readers and cannot be reached by keyboard.
 */
export function RouteStrip({ events }: { events: EventSummary[] }) {
  const stops = routeStops(events);
  const state = useStateFromList();
  if (stops.length === 0) return null;
  return (
    <div className="route screen-only" aria-hidden="true" data-crowded={stops.length >= crowd || undefined}>
      <ol className="route-stops">
        {stops.map(({ event, open, off, next }) => (
          <li key={event._id} className="route-stop" data-ahead={open || undefined}>
            {next && <Drawing className="route-engine" src={engine} width={116} height={31} fetchPriority="low" />}
            <EventLink
              className="route-link"
              event={event}
              state={state}
              preventScrollReset
              viewTransition
              tabIndex={-1}
            >
              <i className="stop" data-ahead={open || undefined} />
              <span className="route-name muted">
                <b>{off ? <s>{displayCity(event)}</s> : displayCity(event)}</b>
                <span>{shortDate(event.starts)}</span>
              </span>
            </EventLink>
          </li>
        ))}
      </ol>
      <Track bend="top-left" className="route-bend" />
    </div>
  );
}

/** The column below a route line. The line continues in its margin down to the footer. */
export function Journey({ children }: { children: ReactNode }) {
  return (
    <div className="journey wrap">
      <Track className="journey-line" />
      {children}
    </div>
  );
}

type Stopping = Pick<EventSummary, "_id" | "starts" | "status">;

/**
 * A stop of the route line. `open`: its event is ahead. `off`: its event does not take place on that day. `next`: the engine is before
 * it.
 */
export type RouteStop<Item> = { event: Item; open: boolean; off: boolean; next: boolean };

/** The most stops that a phone can show. */
const most = 8;

/**
 * A phase's stops in the order of their dates: concluded events first, then those ahead. Of a long journey it returns the `most`
 * stops around the present.
 */
export function routeStops<Item extends Stopping>(events: readonly Item[]): RouteStop<Item>[] {
  const route = [...events].sort(soonestFirst);
  const behind = route.filter(({ status }) => isConcluded(status));
  const ahead = route.filter(({ status }) => !isConcluded(status));
  const next = ahead.find(({ status }) => takesPlace(status)) ?? ahead[0];
  const first = Math.max(0, behind.length - Math.max(most - ahead.length, most / 2));
  return [...behind, ...ahead]
    .map((event, index) => ({
      event,
      open: index >= behind.length,
      off: !takesPlace(event.status),
      next: event === next,
    }))
    .slice(first, first + most);
}
