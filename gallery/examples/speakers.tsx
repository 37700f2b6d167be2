import { detailParts } from "content:event-details";
import { SpeakerCard } from "../../app/pages/events/event/letter/speaker-card.tsx";
import { picture } from "../../app/pages/events/event.fixture.ts";
import type { Chapter } from "../chapter.ts";

const parts = await Promise.all(detailParts.map(({ load }) => load()));
const loaded = await Promise.all(
  parts.flatMap(({ eventDetails }) => Object.values(eventDetails)).map((load) => load()),
);
const pictured = loaded.flatMap(({ details }) => details.speakers).find(({ image }) => image);

/** Face and name are the tour's: an invented name would sit badly under a portrait. */
const speaker = {
  name: pictured?.name ?? "Drishtant Venkata Rao",
  title: "Retired branch manager",
  company: "Pathshala 21",
  linkedin: "https://linkedin.example/in/drishtant",
  bio: "Has counted other people's money for thirty-one years.\n\nNow likes to know how a thing works.",
  image: pictured?.image ?? picture,
};

/** The rows of the reservation chart in an event's letter. */
export const speakers: Chapter = {
  id: "speakers",
  title: "Speakers",
  source: "app/pages/events/event/letter/speaker-card.tsx",
  room: "half",
  examples: [
    { name: "With everything", show: <SpeakerCard speaker={speaker} /> },
    { name: "Without a photo: initials", show: <SpeakerCard speaker={{ ...speaker, image: null }} /> },
    { name: "Without a company", show: <SpeakerCard speaker={{ ...speaker, company: " " }} /> },
    { name: "Without LinkedIn", show: <SpeakerCard speaker={{ ...speaker, linkedin: undefined }} /> },
    {
      name: "One name, and nothing more than there must be",
      show: <SpeakerCard speaker={{ name: "Nidarshan", title: "Node runner", bio: "Runs a node.", image: null }} />,
    },
  ],
};
