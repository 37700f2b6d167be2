import { soonestFirst } from "../../../../catalogue/events/event-lists.ts";
import { takesPlace } from "../../../../catalogue/events/event-status.ts";
import type { EventSummary } from "../../../content/content-types.ts";

type Stopping = Pick<EventSummary, "_id" | "starts" | "status">;

/**
 * A stop of the route line: `open` while the tour has yet to call there, `off` where it will not on that day, `next` for
 * the one the engine is bound for.
 */
export type RouteStop<Item> = { event: Item; open: boolean; off: boolean; next: boolean };

/** As many stops as can be told apart on a phone. */
const most = 8;

/**
 * A phase's stops in the order of the journey: the concluded ones, then those to come. A long journey is shown around
 * where the tour stands now, and always up to `most` stops.
 */
export function routeStops<Item extends Stopping>(events: readonly Item[]): RouteStop<Item>[] {
  const route = [...events].sort(soonestFirst);
  const behind = route.filter(({ status }) => status === "closed");
  const ahead = route.filter(({ status }) => status !== "closed");
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
