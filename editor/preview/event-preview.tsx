import { useLayoutEffect } from "react";
import type { EventDetails } from "../../app/content/page-data.ts";
import { EventCard } from "../../app/pages/events/card/event-card.tsx";
import { eventPath } from "../../catalogue/links/site-paths.ts";
import "./event-preview.css";

/** Shows an event as visitors see it: its card, its page with the open modal, and the picture of a shared link. */
export function EventPreview({ event }: { event: EventDetails }) {
  // Each change of the form reloads the page. The scroll position can be restored once React has rendered.
  useLayoutEffect(() => {
    const key = `scrolled ${event._id}`;
    scrollTo(0, Number(sessionStorage.getItem(key)));
    addEventListener("pagehide", () => sessionStorage.setItem(key, String(scrollY)));
  }, [event._id]);
  return (
    <main className="event-preview">
      <h1>The card</h1>
      <div className="event-preview-card">
        <EventCard event={event} leading />
      </div>
      <h1>Opened</h1>
      <iframe src={eventPath(event._id)} title="Opened" />
      <h1>A shared link</h1>
      <img
        src={`/editor/api/share-picture/event/${event._id}?${Date.now()}`}
        alt="What messengers show beside a link to the event"
      />
    </main>
  );
}
