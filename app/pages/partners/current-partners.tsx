import { useEffect, useState } from "react";
import { type PartnersByCategory, partnerCategories, partnerCategoryHeadings } from "../../../catalogue/partner.ts";
import { Wheel } from "../../ui/wheel.tsx";
import type { PendingPartners } from "./load-partners.ts";
import { PartnerCard } from "./partner-card.tsx";
import "./current-partners.css";

/** The API's answer: undefined while there is none, null when the call failed. */
function useAnswer(pending: PendingPartners): PartnersByCategory | null | undefined {
  const [answer, setAnswer] = useState<PartnersByCategory | null>();
  useEffect(() => {
    let current = true;
    pending?.then((partners) => current && setAnswer(partners));
    return () => {
      current = false;
    };
  }, [pending]);
  return answer;
}

/**
 * The current partners, a grid for each category that has any (clauses PA-6 to PA-8). When the call fails nothing of
 * the section is left but the console's error (clause PA-11).
 */
export function CurrentPartners({ partners: pending }: { partners: PendingPartners }) {
  const partners = useAnswer(pending);
  const categories = partnerCategories.filter((category) => partners?.[category].length);
  if (partners !== undefined && categories.length === 0) return null;
  return (
    <section className="current-partners" aria-labelledby="partners-title" aria-busy={partners === undefined}>
      <h2 id="partners-title" className="partners-heading">
        Our Current Partners
      </h2>
      {/* One element all the while: screen readers announce a change of it alone. */}
      <p className={partners ? "visually-hidden" : "partners-loading needs-script"} role="status">
        {partners ? countOf(partners) : <Loading />}
      </p>
      {partners === undefined && (
        <p className="without-script partners-need-script">
          The list of our partners needs JavaScript, which this browser has off.
        </p>
      )}
      {categories.map((category) => (
        <section key={category} aria-labelledby={`partners-${category}`}>
          <h3 id={`partners-${category}`} className="partners-category">
            {partnerCategoryHeadings[category]}
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
      Loading partners
    </>
  );
}

function countOf(partners: PartnersByCategory): string {
  const count = Object.values(partners).flat().length;
  return `${count} ${count === 1 ? "partner" : "partners"}`;
}
