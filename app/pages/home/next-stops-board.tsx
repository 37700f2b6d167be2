import { eventAddress } from "../../../catalogue/links/own-address.ts";
import { words } from "../../../words/words.ts";
import type { NextStops } from "../../content/home-content.ts";
import { PageLink } from "../../ui/page-link.tsx";
import "./next-stops-board.css";

/** The board of the next train: where the tour calls next and on which day, each stop a way to its event (clause X-7). */
export function NextStopsBoard({ date, stops }: NextStops) {
  const [before, next, after] = words.nextStop({ date });
  return (
    <p className="next-stops">
      <span>
        {before}
        <b>{next}</b>
        {after}
      </span>
      {stops.map(({ eventId, city }) => (
        <PageLink key={eventId} to={eventAddress(eventId)}>
          {`${city}\u00a0`}
        </PageLink>
      ))}
    </p>
  );
}
