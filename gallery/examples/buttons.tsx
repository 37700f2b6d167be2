import { EventActionButton } from "../../app/pages/events/card/event-action-button.tsx";
import { sampleEvent } from "../../app/pages/events/event.fixture.ts";
import type { Chapter } from "../chapter.ts";
import "../../app/pages/home/hero.css";
import "../../app/pages/landing/closing-section.css";

const button = (look: string) => (
  <button type="button" className={`button ${look}`}>
    Host an event
  </button>
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
    { name: "On the hero", show: <div className="gallery-hero">{button("button-hero")}</div> },
    { name: "On the hero, main", show: <div className="gallery-hero">{button("button-hero button-hero-main")}</div> },
    { name: "On a dark ground", show: <div className="gallery-dark">{button("button-on-dark")}</div> },
  ],
};
