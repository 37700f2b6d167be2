import { takesPlace } from "../../../../../catalogue/events/event-status.ts";
import { eventAddress } from "../../../../../catalogue/links/event-address.ts";
import { words } from "../../../../../words/words.ts";
import type { EventDetails } from "../../../../content/content-modules.ts";
import { PageLink } from "../../../../ui/page-link.tsx";
import { Timetable } from "../../../../ui/timetable.tsx";
import "./visit-details.css";

/** What a visitor asks before the way there, as far as the organiser has written it (addition X-8). */
export function VisitDetails({ event }: { event: EventDetails }) {
  const { languages, seats, gettingThere, stepFree, bring } = event;
  const wayThere = [
    { label: words.gettingThere, value: gettingThere },
    { label: words.stepFree, value: stepFree },
    { label: words.seats, value: seats?.toLocaleString("en-IN") },
    { label: words.bring, value: bring },
  ];
  // Nobody goes to what is over or does not take place.
  const isVisited = event.status !== "closed" && takesPlace(event.status);
  const rows = [{ label: words.languages, value: languages?.join(", ") }, ...(isVisited ? wayThere : [])].filter(
    ({ value }) => value !== undefined,
  );
  if (rows.length === 0) return null;
  return (
    <>
      {isVisited && <h3 className="event-letter-subheading">{words.yourVisit}</h3>}
      <div className="visit-details">
        <Timetable rows={rows} />
      </div>
    </>
  );
}

/** The tour's other events in the city (addition X-8). */
export function OtherVisits({ city, otherVisits }: Pick<EventDetails, "city" | "otherVisits">) {
  if (otherVisits.length === 0) return null;
  return (
    <>
      <h3 className="event-letter-subheading">{words.alsoInCity({ city })}</h3>
      <ul className="other-visits">
        {otherVisits.map(({ _id, title, date }) => (
          <li key={_id}>
            <PageLink to={eventAddress(_id)} preventScrollReset>
              {title}
            </PageLink>{" "}
            {date}
          </li>
        ))}
      </ul>
    </>
  );
}
