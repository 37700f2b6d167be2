import { useEffect, useRef, useState } from "react";
import { cityTheme } from "../../../catalogue/city-theme.ts";
import type { Picture } from "../../content-modules/content-types.ts";
import "./event-picture.css";

type EventPictureProps = { image: Picture | null; city: string; eager?: boolean };

/** An event's picture; where there is none, or it fails to load, the city's gradient and emoji (clauses C-2 to C-4). */
export function EventPicture({ image, city, eager = false }: EventPictureProps) {
  const [failed, setFailed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);

  // A picture that failed before the page was live has fired its error event already.
  useEffect(() => {
    const element = picture.current;
    if (element?.complete && element.naturalWidth === 0) setFailed(true);
  }, []);

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
  return (
    <img
      ref={picture}
      className="event-picture"
      src={image.src}
      width={image.width}
      height={image.height}
      alt=""
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
