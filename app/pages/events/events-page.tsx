import { sharePicture } from "content:share/events";
import { site } from "content:site";
import { Outlet, useLoaderData, useParams, useRouteLoaderData } from "react-router";
import { type ListSection, listPageAddress, phaseOf } from "../../../catalogue/list-pages.ts";
import { PageHead } from "../../page-head.tsx";
import { EventsMasthead } from "./events-masthead.tsx";
import { isOtherList } from "./is-other-list.ts";
import { type EventsData, loadEvents } from "./load-events.ts";
import { PhaseOne, PhaseTwo } from "./phase-panels.tsx";
import { PhaseTabs } from "./phase-tabs.tsx";
import { useChosenCity } from "./use-chosen-city.ts";
import { useIsLive } from "./use-is-live.ts";
import { useListBehind } from "./use-list-behind.ts";
import { useWantedList } from "./use-wanted-list.ts";
import "./events-page.css";
import "./early-list.css";

/** The id of the route of an opened event. */
const eventRoute = "app/pages/events/event-route.tsx";

/** What the page's route is made of. */
export const eventsRoute = { Component: EventsPage, loader: loadEvents, shouldRevalidate: isOtherList };

/** The Events page (clauses E-1 to E-5), and its further pages; an opened event's modal stands in the outlet. */
export function EventsPage() {
  const data = useLoaderData<EventsData>();
  const { eventId } = useParams();
  const opened = useRouteLoaderData<{ event: { phase: 1 | 2 } }>(eventRoute);
  const hasList = useListBehind(eventId !== undefined);
  const wanted = useWantedList();
  const { chosen, lists } = useChosenCity(data);
  const isIn = (phase: 1 | 2) =>
    (phase === 1 ? lists.phase1 : [...lists.upcoming, ...lists.concluded]).some(({ city }) => city === chosen);
  const ofAddress = wanted.phase ?? (chosen && isIn(1) && !isIn(2) ? 1 : null);
  const wantedPhase = opened?.event.phase ?? (data.further ? phaseOf(data.further.section) : ofAddress);
  // A further page is about one grid: who has a script finds the other phase on its tab, as on the Events page.
  const alone = useIsLive() || !data.further ? null : phaseOf(data.further.section);
  const shown = { data, lists, chosen, leadingPhase: wantedPhase ?? 2, isOpened: eventId !== undefined };
  return (
    <>
      {eventId === undefined && <EventsHead further={data.further} />}
      <div className="events">
        <PhaseTabs
          heading={<EventsMasthead />}
          wantedPhase={wantedPhase}
          panels={
            hasList ? { 2: alone !== 1 && <PhaseTwo {...shown} />, 1: alone !== 2 && <PhaseOne {...shown} /> } : null
          }
        />
      </div>
      <Outlet />
    </>
  );
}

const furtherTitles: Record<ListSection, string> = {
  upcoming: "Upcoming events",
  concluded: "Concluded events",
  phase1: "Events of Phase 1",
};

function EventsHead({ further }: Pick<EventsData, "further">) {
  const title = further ? `${furtherTitles[further.section]}, page ${further.page}` : "Events";
  return (
    <PageHead
      title={title}
      description={`Every stop of ${site.productName}: register for the upcoming events, watch the highlights of the concluded ones.`}
      path={further ? listPageAddress(further.section, further.page) : "/events"}
      picture={sharePicture}
    />
  );
}
