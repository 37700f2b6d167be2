import { events } from "content:events";
import { stops } from "content:home";
import { EventCard } from "../../app/pages/events/card/event-card.tsx";
import { EventPicture, EventScene, StatusBadge } from "../../app/pages/events/card/event-scene.tsx";
import { Postmark } from "../../app/pages/events/event/letter/postmark.tsx";
import { sampleEvent } from "../../app/pages/events/event.fixture.ts";
import { ContactLetter } from "../../app/pages/partners/contact-letter.tsx";
import { cityTheme } from "../../catalogue/cities/city-theme.ts";
import { soonestFirst } from "../../catalogue/events/event-lists.ts";
import { cardBadge, modalBadge } from "../../catalogue/events/event-words.ts";
import type { Chapter } from "../chapter.ts";

/** A ticket's picture must show its city: both are the tour's own. */
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

const cities = ["New Delhi", "Mumbai", "Bangalore", "Chennai", "Kolkata", "Hyderabad", "Pune", "Agra"];

/** A card's picture area without a picture: gradient, emoji on its coin, board. */
function scene(city: string) {
  const cityNames = stops.find(({ name }) => name === city) ?? null;
  return (
    <div className="gallery-scene">
      <EventScene event={{ city, cityNames, image: null, status: "upcoming" }} badge="Upcoming" />
    </div>
  );
}

/** The gradients in place of a missing picture (clauses C-2 to C-4), one for each theme. */
export const fallbacks: Chapter = {
  id: "fallbacks",
  title: "City themes",
  source: "app/pages/events/card/event-scene.tsx",
  room: "ticket",
  examples: cities.map((city) => ({ name: `${city}: theme ${cityTheme(city).name}`, show: scene(city) })),
};

const stamp = (status: string, label: string) => (
  <div className="gallery-stamp">
    <StatusBadge status={status} label={label} />
  </div>
);

const postmark = (place: string) => (
  <div className="gallery-letter">
    <Postmark place={place} date="2025-09-28 10:00" />
  </div>
);

/** Stamps on tickets and letters. */
export const stamps: Chapter = {
  id: "stamps",
  title: "Stamps and letters",
  source: "app/ui/stamp.css",
  room: "own",
  examples: [
    { name: "Upcoming", show: stamp("upcoming", cardBadge("upcoming")) },
    { name: "Concluded, on a card", show: stamp("closed", cardBadge("closed")) },
    { name: "Closed, in the modal", show: stamp("closed", modalBadge("closed")) },
    { name: "Another status", show: stamp("sold-out", cardBadge("sold-out")) },
    { name: "Postmark", show: postmark("Agra") },
    { name: "Postmark of a long name", show: postmark("Thiruvananthapuram") },
    { name: "Letter", show: <ContactLetter address="yatra@partners.example" />, whole: true },
  ],
};

const route = [...events].sort(soonestFirst);

/** Every event's picture as its card shows it, and all of them small: a drawing must be known at a glance. */
export const postcards: Chapter = {
  id: "postcards",
  title: "Postcards",
  source: "content/images/postcards/",
  room: "ticket",
  examples: [
    {
      name: "All at 120 px",
      whole: true,
      show: (
        <ul className="gallery-miniatures">
          {route.map(({ _id, image, city }) => (
            <li key={_id} className="gallery-scene">
              <EventPicture image={image} city={city} />
            </li>
          ))}
        </ul>
      ),
    },
    ...route.map(({ title, image, city }) => ({
      name: title,
      show: (
        <div className="gallery-scene">
          <EventPicture image={image} city={city} />
        </div>
      ),
    })),
  ],
};
