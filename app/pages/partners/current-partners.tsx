import { useEffect, useState } from "react";
import { initials } from "../../../catalogue/initials.ts";
import {
  type Partner,
  type PartnerCategory,
  type PartnersByCategory,
  partnerCategories,
} from "../../../catalogue/partner.ts";
import { words } from "../../../words/words.ts";
import type { PageData } from "../../content/page-data.ts";
import { NewTabHint } from "../../ui/links.tsx";
import { useFailedPicture } from "../../ui/photo.tsx";
import { markedText } from "../../ui/translated.tsx";
import { Wheel } from "../../ui/wheel.tsx";
import type { PendingPartners } from "./load-partners.ts";

/** The heading over each category's grid (clause PA-6). */
function headingOf(category: PartnerCategory): string {
  return {
    supporters: words.supporters,
    hosts: words.hosts,
    "media-partners": words.mediaPartners,
    "community-partners": words.communityPartners,
  }[category];
}

type CurrentPartnersProps = { partners: PendingPartners; names: PageData["partners"]["partnerNames"] };

/**
 * The current partners, a grid for each category that has any (clauses PA-6 to PA-8). If the call fails, the section disappears; the
 * error is in the console (clause PA-11).
 */
export function CurrentPartners({ partners: pending, names }: CurrentPartnersProps) {
  /** The API's response: undefined until it arrives, null if the call failed. */
  const [partners, setPartners] = useState<PartnersByCategory | null>();
  useEffect(() => void pending?.then(setPartners), [pending]);
  const categories = partnerCategories.filter((category) => partners?.[category].length);
  if (partners !== undefined && categories.length === 0) return null;
  return (
    <section className="current-partners" aria-labelledby="partners-title" aria-busy={partners === undefined}>
      <h2 id="partners-title" className="partners-heading stop-heading middle">
        {words.ourCurrentPartners}
      </h2>
      {/* It is the same element all the time: screen readers announce changes of an existing element only. */}
      <p className={partners ? "visually-hidden" : "partners-loading muted needs-script"} role="status">
        {partners ? (
          words.partnersCount({ count: Object.values(partners).flat().length })
        ) : (
          <>
            <Wheel />
            <span>{words.loadingPartners}</span>
          </>
        )}
      </p>
      {partners === undefined && (
        <p className="without-script partners-need-script muted">{words.partnersNeedScript}</p>
      )}
      {categories.map((category) => (
        <section key={category} aria-labelledby={`partners-${category}`}>
          <h3 id={`partners-${category}`} className="partners-category stop-heading middle" data-ahead>
            {headingOf(category)}
          </h3>
          <ul className="partner-grid">
            {partners?.[category].map((partner) => (
              <li key={partner._id}>
                <PartnerCard partner={partner} name={names[partner.name]} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/**
 * A partner's logo and name, as a link to its website in a new tab (clause PA-9).
 *
 * @param name its name in the page's language, if that is not the API's
 */
export function PartnerCard({ partner, name }: { partner: Partner; name?: string | undefined }) {
  const { logo, website } = partner;
  return (
    <a className="partner-card ticket lift" href={website} target="_blank" rel="noopener">
      <PartnerLogo name={name ?? partner.name} logo={logo} />
      <span className="partner-name middle label">
        {name ?? markedText({ ...partner, english: ["name"] }, "name")}
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
