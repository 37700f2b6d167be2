import { sharePicture } from "content:share/events";
import { site } from "content:site";
import { useState } from "react";
import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
  useRouteLoaderData,
} from "react-router";
import { type ListSection, listPageAddress } from "../../../catalogue/events/event-lists.ts";
import { pages } from "../../../catalogue/pages.ts";
import { PageHead } from "../../page-head.tsx";
import type { LoadedList } from "./list/events-list.tsx";
import { EventsMasthead } from "./list/events-masthead.tsx";
import type { EventsData } from "./list/load-events.ts";
import { useBackgroundList } from "./use-background-list.ts";
import "./events-page.css";
import "./list/early-list.css";

/** The id of the route of an opened event. */
const eventRoute = "app/pages/events/event/event-route.tsx";

/** The page's route. */
export const eventsRoute = { Component: EventsPage, loader: loadPage, shouldRevalidate: shouldRevalidateList };

/**
 * Loads the list, or null where an event is opened by its address: the list need not be there until the event is
 * closed. An event that is opened from the list leaves the list where it is.
 */
async function loadPage(asked: LoaderFunctionArgs): Promise<LoadedList | null> {
  if (asked.params.eventId !== undefined) return null;
  const { loadList } = await import("./list/events-list.tsx");
  return loadList(asked);
}

/**
 * Whether an address may show another list than the one before it. Opening an event leaves the list in the background
 * as it is, whichever it was; so the list is asked for anew after an event.
 */
export function shouldRevalidateList({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (nextParams.eventId !== undefined) return false;
  if (currentParams.eventId !== undefined || defaultShouldRevalidate) return true;
  return currentParams.section !== nextParams.section || currentParams.page !== nextParams.page;
}

/** The Events page, and its further pages; an opened event's modal stands in the outlet. */
export function EventsPage() {
  const { eventId } = useParams();
  const ownList = useLoaderData<LoadedList | null>();
  const backgroundList = useBackgroundList(ownList === null && eventId !== undefined);
  const list = ownList ?? backgroundList;
  const openedPhase = useRouteLoaderData<{ event: { phase: 1 | 2 } }>(eventRoute)?.event.phase ?? null;
  // The list that comes when an event is closed begins with that event's tab.
  const [firstPhase, setFirstPhase] = useState<1 | 2>(2);
  if (openedPhase && openedPhase !== firstPhase) setFirstPhase(openedPhase);
  return (
    <>
      {eventId === undefined && <EventsHead further={list?.data.further ?? null} />}
      <div className="events">
        {list ? <list.List data={list.data} openedPhase={openedPhase} firstPhase={firstPhase} /> : <EventsMasthead />}
      </div>
      <Outlet context={list !== null} />
    </>
  );
}

const furtherTitles: Record<ListSection, string> = {
  upcoming: "Upcoming events",
  concluded: "Concluded events",
  phase1: "Events of Phase 1",
};

function EventsHead({ further }: Pick<EventsData, "further">) {
  const title = further ? `${furtherTitles[further.section]}, page ${further.page}` : pages.events.title;
  return (
    <PageHead
      title={title}
      description={`Every stop of ${site.productName}: register for the upcoming events, watch the highlights of the concluded ones.`}
      path={further ? listPageAddress(further.section, further.page) : pages.events.address}
      picture={sharePicture}
    />
  );
}
