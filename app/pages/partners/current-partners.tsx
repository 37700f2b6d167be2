import { useEffect, useState } from "react";
import { type PartnerCategory, type PartnersByCategory, partnerCategories } from "../../../catalogue/partner.ts";
import { words } from "../../../words/words.ts";
import { Wheel } from "../../ui/wheel.tsx";
import type { PendingPartners } from "./load-partners.ts";
import { PartnerCard } from "./partner-card.tsx";
import "./current-partners.css";

/** The heading over each category's grid (clause PA-6). */
function headingOf(category: PartnerCategory): string {
  return {
    supporters: words.supporters,
    hosts: words.hosts,
    "media-partners": words.mediaPartners,
    "community-partners": words.communityPartners,
  }[category];
}

/** The API's response: undefined until it arrives, null if the call failed. */
function useAnswer(pending: PendingPartners): PartnersByCategory | null | undefined {
  const [answer, setAnswer] = useState<PartnersByCategory | null>();
  useEffect(() => {
    let current = true;
    pending?.then((partners) => {
      if (current) setAnswer(partners);
    });
    return () => {
      current = false;
    };
  }, [pending]);
  return answer;
}

/**
 * The current partners, a grid for each category that has any (clauses PA-6 to PA-8). If the call fails, the section disappears; the
 * error is in the console (clause PA-11).
 */
export function CurrentPartners({ partners: pending }: { partners: PendingPartners }) {
  const partners = useAnswer(pending);
  const categories = partnerCategories.filter((category) => partners?.[category].length);
  if (partners !== undefined && categories.length === 0) return null;
  return (
    <section className="current-partners" aria-labelledby="partners-title" aria-busy={partners === undefined}>
      <h2 id="partners-title" className="partners-heading with-stop">
        {words.ourCurrentPartners}
      </h2>
      {/* It is the same element all the time: screen readers announce changes of an existing element only. */}
      <p className={partners ? "visually-hidden" : "partners-loading needs-script"} role="status">
        {partners ? words.partnersCount({ count: Object.values(partners).flat().length }) : <Loading />}
      </p>
      {partners === undefined && <p className="without-script partners-need-script">{words.partnersNeedScript}</p>}
      {categories.map((category) => (
        <section key={category} aria-labelledby={`partners-${category}`}>
          <h3 id={`partners-${category}`} className="partners-category with-stop">
            {headingOf(category)}
          </h3>
          <ul className="partner-grid">
            {partners?.[category].map((partner) => (
              <li key={partner._id}>
                <PartnerCard partner={partner} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Loading() {
  return (
    <>
      <span className="spinner">
        <Wheel />
      </span>
      <span>{words.loadingPartners}</span>
    </>
  );
}
