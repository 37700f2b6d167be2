import { useEffect, useRef, useState } from "react";
import { initials } from "../../../catalogue/initials.ts";
import type { Partner } from "../../../catalogue/partner.ts";
import { NewTabHint } from "../../ui/new-tab-hint.tsx";
import "./partner-card.css";

/** A partner with logo and name, leading to its website in a new tab (clause PA-9). */
export function PartnerCard({ partner: { name, logo, website } }: { partner: Partner }) {
  return (
    <a className="partner-card" href={website} target="_blank" rel="noopener">
      <PartnerLogo name={name} logo={logo} />
      <span className="partner-name">
        {name}
        <NewTabHint />
      </span>
    </a>
  );
}

/** The logo, or the name's initials when it does not load. */
function PartnerLogo({ name, logo }: Pick<Partner, "name" | "logo">) {
  const [failed, setFailed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(true);
  }, []);
  if (failed) {
    return (
      <span className="partner-logo" aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return (
    <span className="partner-logo">
      <img ref={picture} src={logo} width={72} height={72} alt="" loading="lazy" onError={() => setFailed(true)} />
    </span>
  );
}
