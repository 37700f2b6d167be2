import { words } from "../../../words/words.ts";
import type { HomeContent } from "../../content/page-data.ts";
import { EventLink } from "../../ui/links.tsx";
import { Track } from "../../ui/track.tsx";
import indiaOutline from "./india-outline.svg?url&no-inline";
import { mapPosition, mapSize } from "./map-projection.ts";

/**
 * India with the tour's railway (clause HM-3): every city with an event is a stop, and a link to its latest event. The
 * build writes the positions of the stops into the stylesheet, because the content security policy allows no inline styles.
 */
export function TourMap({ content: { stops, legs } }: { content: HomeContent }) {
  const points = stops.map(mapPosition).map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`);
  const lineOf = (some: HomeContent["legs"]) => some.map(([from, to]) => `M${points[from]}L${points[to]}`).join("");
  const isAhead = ([from, to]: [number, number]) => !stops[from]?.concluded || !stops[to]?.concluded;
  const [ahead, behind] = [lineOf(legs.filter(isAhead)), lineOf(legs.filter((leg) => !isAhead(leg)))];
  return (
    <figure className="tour-map">
      <Track bend="bottom-right" className="tour-map-track-in" />
      <img
        className="scene"
        src={indiaOutline}
        width={mapSize.width}
        height={mapSize.height}
        alt={words.tourMap}
        loading="lazy"
      />
      <svg className="tour-map-line" viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
        <g className="tour-map-ahead">
          <path d={ahead} />
          <path d={ahead} />
        </g>
        <g>
          <path d={behind} />
          <path d={behind} />
        </g>
      </svg>
      <ul className="tour-map-stops" aria-label={words.citiesOnTheRoute}>
        {stops.map((stop) => (
          <li key={stop.name}>
            <EventLink event={{ ...stop, _id: stop.eventId }} className="tour-map-stop" data-side={stop.side}>
              <i className="stop" data-ahead={stop.concluded ? undefined : true} />
              <span className="map-label on-board">
                <b>{stop.name}</b>
                <span lang={stop.own?.language ?? "hi"}>{stop.own?.text ?? stop.hindi}</span>
              </span>
              <span className="visually-hidden">{words.cityAndStatus({ status: stop.status })}</span>
            </EventLink>
          </li>
        ))}
      </ul>
    </figure>
  );
}
