import { EventGrid } from "../../app/pages/events/list/grid/event-grid.tsx";
import { CurrentPartners } from "../../app/pages/partners/current-partners.tsx";
import type { Chapter } from "../chapter.ts";

const hint = "Events for Phase 1 will be added soon.";

/** An answer that never comes. */
const waiting = new Promise<null>(() => {});

/** What stands where there is nothing yet (clauses E-5 and PA-6). */
export const emptyStates: Chapter = {
  id: "empty-states",
  title: "Empty states",
  source: "app/pages/events/list/grid/event-grid.tsx",
  room: "whole",
  examples: [
    { name: "Phase 2, nothing ahead", show: <EventGrid events={[]} emptyText="No Upcoming Events" /> },
    { name: "Phase 2, nothing behind", show: <EventGrid events={[]} emptyText="No Concluded Events" /> },
    { name: "Phase 1", show: <EventGrid events={[]} emptyText="No Events Found" emptyHint={hint} /> },
    { name: "Partners on their way", show: <CurrentPartners partners={waiting} /> },
  ],
};
