import { site } from "content:site";
import { PartnerCard } from "../../app/pages/partners/partner-card.tsx";
import type { Chapter } from "../chapter.ts";

const partner = {
  _id: "1",
  name: "Namuna Town Hall",
  logo: site.organiserLogo.src,
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
