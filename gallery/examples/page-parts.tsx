import { eventPhotos, groupPhoto } from "content:home";
import { EventActionButton } from "../../app/pages/events/card/event-action-button.tsx";
import { picture, sampleEvent } from "../../app/pages/events/event.fixture.ts";
import { EventGrid } from "../../app/pages/events/list/grid/event-grid.tsx";
import { CurrentPartners } from "../../app/pages/partners/current-partners.tsx";
import { Photo } from "../../app/ui/photo.tsx";
import type { Chapter } from "../chapter.ts";
import "../../app/pages/home/hero.css";
import "../../app/pages/landing/closing-section.css";

const button = (look: string) => (
  <button type="button" className={`button ${look}`}>
    Host an event
  </button>
);

/** The first stands back behind the second. */
const onHero = (
  <div className="gallery-hero">
    <p className="hero-buttons">
      {button("")}
      {button("")}
    </p>
  </div>
);

const action = (changes: Parameters<typeof sampleEvent>[0]) => <EventActionButton event={sampleEvent(changes)} />;

const closed = { status: "closed", registrationLink: undefined, highlightsLink: "https://highlights.example/agra" };

/** Buttons, and links that look like them. The Tab key shows their focus rings. */
export const buttons: Chapter = {
  id: "buttons",
  title: "Buttons",
  source: "app/ui/button.css",
  room: "own",
  examples: [
    { name: "Main", show: button("") },
    { name: "Quiet", show: button("button-quiet") },
    { name: "Register", show: action({}) },
    { name: "Watch highlights", show: action(closed) },
    { name: "Disabled", show: action({ status: "sold-out" }) },
    { name: "On the hero", show: onHero },
    { name: "On a dark ground", show: <div className="gallery-dark">{button("button-on-dark")}</div> },
  ],
};

const hint = "Events for Phase 1 will be added soon.";

/** An answer that never comes. */
const waiting = new Promise<null>(() => {});

/** The notes in places where there is nothing yet (clauses E-5 and PA-6). */
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

const sizes = "(min-width: 1024px) 340px, 90vw";

/** Photographs of the content. */
export const photographs: Chapter = {
  id: "photographs",
  title: "Photographs",
  source: "app/ui/photo.tsx",
  room: "third",
  examples: [
    { name: "The group", show: <Photo picture={groupPhoto.picture} alt={groupPhoto.description} sizes={sizes} /> },
    ...eventPhotos.slice(0, 1).map((photo) => ({
      name: "From an event",
      show: <Photo picture={photo.picture} alt={photo.description} sizes={sizes} />,
    })),
    {
      name: "Before it has arrived: its main colour",
      show: <Photo picture={{ ...picture, width: 3, height: 2, shade: "goldenrod" }} alt="" sizes={sizes} />,
    },
  ],
};
