import { cityTheme } from "../../../../catalogue/cities/city-theme.ts";
import type { Picture } from "../../../content/content-types.ts";
import { Photo } from "../../../ui/photo.tsx";
import { useFailedPicture } from "../../../ui/use-failed-picture.ts";
import "./event-picture.css";

/** How wide a card shows its picture; an opened event's stub shows it no wider. */
const cardWidth = "(width >= 376px) 340px, calc(100vw - 36px)";

type EventPictureProps = { image: Picture | null; city: string; eager?: boolean };

/** An event's picture; where there is none, or it fails to load, the city's gradient and emoji (clauses C-2 to C-4). */
export function EventPicture({ image, city, eager = false }: EventPictureProps) {
  const { failed, props } = useFailedPicture();
  if (!image || failed) {
    const { name, emoji } = cityTheme(city);
    return (
      <div className="event-picture city-theme" data-theme={name}>
        <span className="city-theme-emoji" aria-hidden="true">
          {emoji}
        </span>
      </div>
    );
  }
  return <Photo {...props} className="event-picture" picture={image} sizes={cardWidth} leading={eager} alt="" />;
}
