import { initials } from "../../../catalogue/initials.ts";
import type { Partner } from "../../../catalogue/partner.ts";
import { NewTabHint } from "../../ui/new-tab-link.tsx";
import { useFailedPicture } from "../../ui/use-failed-picture.ts";
import "./partner-card.css";

/** A partner's logo and name, as a link to its website in a new tab (clause PA-9). */
export function PartnerCard({ partner: { name, logo, website } }: { partner: Partner }) {
  return (
    <a className="partner-card lift" href={website} target="_blank" rel="noopener">
      <PartnerLogo name={name} logo={logo} />
      <span className="partner-name label">
        {name}
        <NewTabHint />
      </span>
    </a>
  );
}

/** The logo, or the name's initials if there is none or it fails to load. */
function PartnerLogo({ name, logo }: Pick<Partner, "name" | "logo">) {
  const { failed, props } = useFailedPicture();
  if (failed || logo === "") {
    return (
      <span className="partner-logo display" aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return (
    <span className="partner-logo">
      <img {...props} src={logo} width={72} height={72} alt="" loading="lazy" />
    </span>
  );
}
