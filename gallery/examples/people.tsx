import { detailParts } from "content:event-details";
import { home } from "content:home";
import { SpeakerCard } from "../../app/pages/events/event/letter/speaker-card.tsx";
import { SponsorCard } from "../../app/pages/events/event/letter/sponsor-card.tsx";
import { picture } from "../../app/pages/events/event.fixture.ts";
import { PartnerCard } from "../../app/pages/partners/partner-card.tsx";
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

const { name, logo } = home.fueledBy;
const website = "https://sponsor.example";

/** Each way in which a tier is shown (clause D-12). */
const tiers = ["title-sponsor", "powered-by", "1-block-sponsor", "10-block-sponsor", "chai partner"];

/** The sponsors in an event's letter. */
export const sponsors: Chapter = {
  id: "sponsors",
  title: "Sponsors",
  source: "app/pages/events/event/letter/sponsor-card.tsx",
  room: "third",
  examples: [
    ...tiers.map((tier) => ({ name: `Tier ${tier}`, show: <SponsorCard sponsor={{ name, logo, tier, website }} /> })),
    { name: "Without a website", show: <SponsorCard sponsor={{ name, logo, tier: "title-sponsor" }} /> },
    {
      name: "A long name",
      show: <SponsorCard sponsor={{ name: "Bitcoinbildungsverein Süd", logo, tier: "powered-by", website }} />,
    },
  ],
};

const partner = {
  _id: "1",
  name: "Namuna Town Hall",
  logo: logo.src,
  website: "https://namuna.example/",
};

/** Pictures of nothing: the browser cannot show them, as when a logo has gone. */
const broken = "data:image/png;base64,broken";

/** The cards of the current partners. */
export const partners: Chapter = {
  id: "partners",
  title: "Partners",
  source: "app/pages/partners/partner-card.tsx",
  room: "third",
  examples: [
    { name: "With a logo", show: <PartnerCard partner={partner} /> },
    { name: "A logo that does not load: initials", show: <PartnerCard partner={{ ...partner, logo: broken }} /> },
    {
      name: "A long name",
      show: <PartnerCard partner={{ ...partner, name: "Society of the Friends of Sound Money, Namuna District" }} />,
    },
  ],
};
