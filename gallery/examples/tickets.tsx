import { events } from "content:events";
import { EventCard } from "../../app/pages/events/card/event-card.tsx";
import { sampleEvent } from "../../app/pages/events/event.fixture.ts";
import type { Chapter } from "../chapter.ts";

/** What a ticket's picture shows must be its city: both are the tour's own. */
const pictured = events.find(({ image }) => image);
const place = pictured && {
  title: pictured.title,
  city: pictured.city,
  cityNames: pictured.cityNames,
  image: pictured.image,
  venueAddress: pictured.venueAddress,
};
const closed = { status: "closed", registrationLink: undefined } as const;

function ticket(changes: Parameters<typeof sampleEvent>[0] = {}) {
  return <EventCard event={sampleEvent({ ...place, ...changes })} />;
}

/** The cards of the Events page. */
export const tickets: Chapter = {
  id: "tickets",
  title: "Tickets",
  source: "app/pages/events/card/event-card.tsx",
  room: "ticket",
  examples: [
    { name: "Upcoming", show: ticket() },
    { name: "Concluded", show: ticket({ ...closed, highlightsLink: "https://highlights.example/agra" }) },
    { name: "Another status", show: ticket({ status: "sold-out", registrationLink: undefined }) },
    { name: "Upcoming, its link missing: a click gives an alert", show: ticket({ registrationLink: undefined }) },
    { name: "Concluded, its link missing: a click gives an alert", show: ticket(closed) },
    { name: "Without a picture", show: <EventCard event={sampleEvent()} /> },
    {
      name: "A long title and a long venue",
      show: ticket({
        title: "Bitcoin Yatra Thiruvananthapuram and the towns along the backwaters, second edition",
        venueAddress: "The Old Customs House, Nandhi Koil Street, behind the Clock Tower, Thiruvananthapuram 695001",
      }),
    },
    {
      name: "Over several days",
      show: ticket({ date: "5th – 7th October, 2025", time: "10:00 AM – 5:00 PM IST, until 7th October" }),
    },
  ],
};
