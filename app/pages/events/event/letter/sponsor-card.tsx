import { tierDisplay } from "../../../../../catalogue/events/sponsor-tier.ts";
import { words } from "../../../../../words/words.ts";
import type { SponsorContent } from "../../../../content/page-data.ts";
import { NewTabHint } from "../../../../ui/new-tab-link.tsx";
import "./sponsor-card.css";

/** A sponsor in the detail modal: a link if the sponsor has a website (clause D-11). */
export function SponsorCard({ sponsor }: { sponsor: SponsorContent }) {
  const { name, logo, tier, website } = sponsor;
  const { label, style } = tierDisplay(tier);
  const face = (
    <>
      <img className="sponsor-logo" src={logo.src} width={80} height={80} alt="" loading="lazy" />
      <span className="sponsor-name label">{name}</span>
      <span className="tier-label label" data-style={style}>
        {label}
      </span>
    </>
  );
  if (!website) return <div className="sponsor-card">{face}</div>;
  return (
    <a className="sponsor-card lift" href={website} target="_blank" rel="noopener">
      {face}
      <span className="sponsor-hint lead">
        {words.visitWebsite}
        <NewTabHint />
      </span>
    </a>
  );
}
