import { StatusBadge } from "../../app/pages/events/card/event-scene.tsx";
import { Postmark } from "../../app/pages/events/event/letter/postmark.tsx";
import { ContactLetter } from "../../app/pages/partners/contact-letter.tsx";
import { cardBadge, modalBadge } from "../../catalogue/events/event-words.ts";
import type { Chapter } from "../chapter.ts";

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

/** What is stamped on tickets and letters. */
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
