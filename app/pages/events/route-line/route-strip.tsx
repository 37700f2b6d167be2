import { shortDate } from "../../../../catalogue/events/event-time.ts";
import { eventAddress } from "../../../../catalogue/links/site-addresses.ts";
import type { EventSummary } from "../../../content/content-types.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Track } from "../../../ui/track.tsx";
import { useOpenedFromList } from "../list/use-wanted-list.ts";
import engine from "./engine.svg?url&no-inline";
import { routeStops } from "./route-stops.ts";
import "./route-strip.css";

/** From this many stops on, a phone has not room enough for every name beside its neighbour's. */
const crowd = 5;

/**
 * A phase's route line: filled where the tour has been, open rails where it goes, the engine between. It shows once
 * more what the cards below say, so it is for the eye and the pointer only; the keyboard and screen readers go to them.
 */
export function RouteStrip({ events }: { events: EventSummary[] }) {
  const stops = routeStops(events);
  const state = useOpenedFromList();
  if (stops.length === 0) return null;
  return (
    <div className="route" aria-hidden="true" data-crowded={stops.length >= crowd || undefined}>
      <Track bend="top-left" className="route-bend" />
      <ol className="route-stops">
        {stops.map(({ event, open, off, next }) => (
          <li key={event._id} className="route-stop" data-open={open || undefined}>
            {next && <img className="route-engine" src={engine} width={116} height={31} alt="" />}
            <PageLink
              className="route-link"
              to={eventAddress(event._id)}
              state={state}
              preventScrollReset
              viewTransition
              tabIndex={-1}
            >
              <i className="stop" data-open={open || undefined} />
              <span className="route-name">
                <b>{off ? <s>{event.city}</s> : event.city}</b>
                <span>{shortDate(event.starts)}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
