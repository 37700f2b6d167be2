import { displayCity } from "../../../../../catalogue/cities/city-names.ts";
import { eventAction, isConcluded, takesPlace } from "../../../../../catalogue/events/event-status.ts";
import { words } from "../../../../../words/words.ts";
import type { EventDetails } from "../../../../content/page-data.ts";
import { EventLink } from "../../../../ui/links.tsx";
import { Timetable } from "../../../../ui/timetable.tsx";
import { inEnglish, markedText } from "../../../../ui/translated.tsx";
import { useOpenedFromList } from "../../opened-event.ts";

/** The details that a visitor needs before going there (addition X-8). */
export function VisitDetails({ event }: { event: EventDetails }) {
  const { languages, seats } = event;
  const visitRows = [
    { label: words.registrationForm, value: registrationLanguageOf(event) },
    { label: words.gettingThere, value: markedText(event, "gettingThere") },
    { label: words.stepFree, value: markedText(event, "stepFree") },
    { label: words.seats, value: seats },
    { label: words.bring, value: markedText(event, "bring") },
  ];
  // Nobody needs directions to an event that is over or does not take place.
  const isVisited = !isConcluded(event.status) && takesPlace(event.status);
  const rows = [
    { label: words.languages, value: languages?.join(words.listSeparator) },
    ...(isVisited ? visitRows : []),
  ].filter(({ value }) => value !== undefined);
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

/** The language of the form to which the event's button leads; undefined where it leads to none. */
function registrationLanguageOf(event: EventDetails): string | undefined {
  const action = eventAction(event);
  return action.kind === "register" && action.link ? event.registrationLanguage : undefined;
}

/** The tour's other events in the city (addition X-8). */
export function OtherVisits({ event }: { event: Pick<EventDetails, "city" | "cityNames" | "otherVisits"> }) {
  const opened = useOpenedFromList();
  const state = opened && { ...opened, stepsToList: opened.stepsToList + 1 };
  if (event.otherVisits.length === 0) return null;
  return (
    <>
      <h3 className="event-letter-subheading">{words.alsoInCity({ city: displayCity(event) })}</h3>
      <ul className="other-visits">
        {event.otherVisits.map((visit) => (
          <li key={visit._id}>
            <EventLink event={visit} {...inEnglish(visit, "title")} state={state} preventScrollReset>
              {visit.title}
            </EventLink>{" "}
            {visit.date}
          </li>
        ))}
      </ul>
    </>
  );
}
