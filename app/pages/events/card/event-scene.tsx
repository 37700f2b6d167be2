import type { EventSummary } from "../../../content/content-types.ts";
import { StationBoard } from "../../../ui/station-board.tsx";
import { EventPicture } from "./event-picture.tsx";
import { StatusBadge } from "./status-badge.tsx";
import "./event-scene.css";

type EventSceneProps = {
  event: Pick<EventSummary, "city" | "cityNames" | "image" | "status">;
  /** What the stamp says: card and modal differ (clauses C-5 and D-1). */
  badge: string;
  eager?: boolean;
};

/** An event's picture with the city's station board standing in it and the status stamped on it. */
export function EventScene({ event, badge, eager = false }: EventSceneProps) {
  return (
    <>
      <EventPicture image={event.image} city={event.city} eager={eager} />
      <StationBoard className="event-scene-board" city={event.city} names={event.cityNames} />
      <StatusBadge status={event.status} label={badge} />
    </>
  );
}
