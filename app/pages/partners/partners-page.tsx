import { useLoaderData } from "react-router";
import { PageHead } from "../../page-head.tsx";
import { CurrentPartners } from "./current-partners.tsx";
import type { loadPartners } from "./load-partners.ts";
import { PartnerActions } from "./partner-actions.tsx";
import "./partners-page.css";

/** The Partners page (clauses PA-1 to PA-11). */
export function PartnersPage() {
  const { contactAddress, partners } = useLoaderData<typeof loadPartners>();
  return (
    <div className="wrap py-12">
      <PageHead
        title="Become Our Partner"
        description="Host an event, support one or spread the word: see who already does, and write to us."
        path="/partners"
      />
      <h1 className="text-page font-stretch-75%">Become Our Partner</h1>
      <PartnerActions />
      <p className="text-lead">
        Write to{" "}
        <a className="font-bold" href={`mailto:${contactAddress}`}>
          {contactAddress}
        </a>{" "}
        and tell us what you have in mind.
      </p>
      <CurrentPartners partners={partners} />
    </div>
  );
}
