import { partnersPage } from "content:partners-page";
import { sharePicture } from "content:share/partners";
import { useLoaderData } from "react-router";
import { pages } from "../../../catalogue/pages.ts";
import { PageHead } from "../../page-head.tsx";
import { InHindi } from "../../ui/in-hindi.tsx";
import { Track } from "../../ui/track.tsx";
import { TranslationNotice } from "../../ui/translation-notice.tsx";
import { ContactLetter } from "./contact-letter.tsx";
import { CurrentPartners } from "./current-partners.tsx";
import type { loadPartners } from "./load-partners.ts";
import { PartnerActions } from "./partner-actions.tsx";
import "./partners-page.css";

/** The Partners page (clauses PA-1 to PA-11): the line calls at the three cards, then at the partners, and runs on to the footer. */
export function PartnersPage() {
  const { contactAddress, partners } = useLoaderData<typeof loadPartners>();
  return (
    <div className="partners line-at-left">
      <PageHead
        title={pages.partners.title}
        description={partnersPage.description}
        path={pages.partners.address}
        picture={sharePicture}
        translation={partnersPage.translation}
      />
      <TranslationNotice translation={partnersPage.translation} />
      <div className="wrap masthead">
        <InHindi className="masthead-hindi">साझेदार</InHindi>
        <h1 className="masthead-title">{pages.partners.title}</h1>
      </div>
      <div className="partners-journey">
        <Track bend="top-left" className="partners-line" />
        <div className="wrap">
          <PartnerActions texts={partnersPage} />
          <ContactLetter address={contactAddress} />
          <CurrentPartners partners={partners} />
        </div>
      </div>
    </div>
  );
}
