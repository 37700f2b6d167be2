import { site } from "content:site";
import { SponsorCard } from "../../app/pages/events/event/letter/sponsor-card.tsx";
import type { Chapter } from "../chapter.ts";

const { name, logo } = site.fueledBy;
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
