import { href, Link } from "react-router";
import type { TourStop } from "../../content-modules/content-types.ts";
import indiaOutline from "./india-outline.svg?url&no-inline";
import { mapPosition, mapSize } from "./map-projection.ts";
import "./tour-map.css";

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;

type TourMapProps = { stops: TourStop[]; legs: [number, number][] };

/** India with the tour's railway (clause HM-3): every city with an event is a stop, and a link to its latest event. */
export function TourMap({ stops, legs }: TourMapProps) {
  const positions = stops.map(mapPosition);
  const line = legs
    .map(([from, to]) =>
      [positions[from], positions[to]].map((point) => `${point?.x.toFixed(0)} ${point?.y.toFixed(0)}`),
    )
    .map(([start, end]) => `M${start}L${end}`)
    .join("");
  return (
    <figure className="tour-map">
      <img
        src={indiaOutline}
        width={mapSize.width}
        height={mapSize.height}
        alt="Map of India with the stops of the tour"
      />
      <svg className="tour-map-line" viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
        <path d={line} />
      </svg>
      <ul className="tour-map-stops" aria-label="Cities on the route">
        {stops.map((stop, index) => (
          <li
            key={stop.name}
            style={{
              left: percent(positions[index]?.x ?? 0, mapSize.width),
              top: percent(positions[index]?.y ?? 0, mapSize.height),
            }}
          >
            <Link
              to={href("/events/:eventId", { eventId: stop.eventId })}
              className="tour-map-stop"
              data-concluded={stop.concluded || undefined}
            >
              <span className="tour-map-name">{stop.name}</span>
              <span className="visually-hidden">{stop.concluded ? ", concluded" : ", upcoming"}</span>
            </Link>
          </li>
        ))}
      </ul>
    </figure>
  );
}
