import { useLayoutEffect } from "react";
import type { EventDetails } from "../../app/content/page-data.ts";
import { EventCard } from "../../app/pages/events/card/event-card.tsx";
import { eventPath } from "../../catalogue/links/site-paths.ts";
import "./event-preview.css";

/** An event as visitors meet it: its card, its page with the modal open, and the picture that a shared link shows. */
export function EventPreview({ event }: { event: EventDetails }) {
  // Each change of the form loads the page again. It is as high as before once React has rendered it.
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
