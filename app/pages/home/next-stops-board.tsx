import { eventAddress } from "../../../catalogue/links/own-address.ts";
import { words } from "../../../words/words.ts";
import type { NextStops } from "../../content/home-content.ts";
import { PageLink } from "../../ui/page-link.tsx";
import "./next-stops-board.css";

/** The next stops of the tour and their day, each a link to its event (clause X-7). */
export function NextStopsBoard({ date, stops }: NextStops) {
  const [before, next, after] = words.nextStop({ date });
  return (
    <p className="next-stops label">
      <span>
        {before}
        <b>{next}</b>
        {after}
      </span>
      {stops.map(({ eventId, city }) => (
        <PageLink key={eventId} className="display" to={eventAddress(eventId)}>
          {`${city}\u00a0`}
        </PageLink>
      ))}
    </p>
  );
}
