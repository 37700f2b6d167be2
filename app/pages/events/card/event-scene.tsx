import type { CityTheme } from "../../../../catalogue/cities/city-theme.ts";
import { stampLook } from "../../../../catalogue/events/event-status.ts";
import type { EventSummary, Picture } from "../../../content/page-data.ts";
import { Photo, useFailedPicture } from "../../../ui/photo.tsx";
import { StationBoard } from "../../../ui/station-board.tsx";

type EventSceneProps = {
  event: Pick<EventSummary, "city" | "cityNames" | "image" | "theme" | "status">;
  /** The label of the status, which differs between card and modal (clauses C-5 and D-1). */
  badge: string;
  /** Whether it is on the first screen (see `Photo`). */
  leading?: boolean;
};

/** An event's picture with the city's station board and the stamp of the status. */
export function EventScene({ event, badge, leading = false }: EventSceneProps) {
  return (
    <>
      <EventPicture image={event.image} theme={event.theme} leading={leading} />
      <StationBoard className="event-scene-board" city={event.city} names={event.cityNames} />
      <p className="status-badge label" data-stamp={stampLook(event.status)}>
        {badge}
      </p>
    </>
  );
}

/**
 * The `sizes` of the picture: its width on a card. On phones, an opened event shows it a little wider, from the same file: the list
 * has fetched it already.
 */
const cardWidth = "(width >= 376px) 340px, calc(100vw - 36px)";

const emoji: Record<CityTheme, string> = {
  delhi: "🏛️",
  mumbai: "🌊",
  bangalore: "🌳",
  chennai: "🛕",
  kolkata: "🌉",
  hyderabad: "🕌",
  pune: "⛰️",
  other: "🏙️",
};

type EventPictureProps = { image: Picture | null; theme: CityTheme; leading?: boolean };

/** An event's picture. Without one, or if it fails to load, the city's gradient and emoji (clauses C-2 to C-4). */
export function EventPicture({ image, theme, leading = false }: EventPictureProps) {
  const { failed, props } = useFailedPicture();
  if (!image || failed) {
    return (
      <div className="event-picture city-theme" data-theme={theme}>
        <span className="disc city-theme-emoji" aria-hidden="true">
          {emoji[theme]}
        </span>
      </div>
    );
  }
  return (
    <Photo {...props} className="event-picture scene" picture={image} sizes={cardWidth} leading={leading} alt="" />
  );
}
