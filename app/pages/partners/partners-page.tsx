import { type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { pages } from "../../../catalogue/pages.ts";
import { words } from "../../../words/words.ts";
import { site } from "../../content/site-content.ts";
import { PageHead } from "../../page-head.tsx";
import { Track } from "../../ui/track.tsx";
import { InHindi } from "../../ui/translated.tsx";
import { TranslationNotice } from "../../ui/translation-notice.tsx";
import { CurrentPartners } from "./current-partners.tsx";
import letterbox from "./letterbox.svg?url&no-inline";
import { loadPartners } from "./load-partners.ts";
import { PartnerActions } from "./partner-actions.tsx";

export const loader = loadPartners;

/** A link to the page that is open does not open it again, so nothing is loaded for it (clause PA-10). */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The Partners page (clauses PA-1 to PA-11): three cards, then the partners, along the line. */
export function Component() {
  const { texts, partnerNames, sharePicture, partners } = useLoaderData<typeof loader>();
  return (
    <div className="partners line-at-left">
      <PageHead
        title={words.becomeOurPartner}
        description={texts.description}
        path={pages.partners.address}
        picture={sharePicture}
        translation={texts.translation}
      />
      <TranslationNotice translation={texts.translation} />
      <div className="wrap partners-masthead">
        <InHindi className="partners-hindi">साझेदार</InHindi>
        <h1 className="partners-title">{words.becomeOurPartner}</h1>
      </div>
      <div className="partners-journey">
        <Track bend="top-left" className="partners-line" />
        <div className="wrap">
          <PartnerActions texts={texts} />
          <ContactLetter />
          <CurrentPartners partners={partners} names={partnerNames} />
        </div>
      </div>
    </div>
  );
}

/** The contact address, on an airmail letter beside a letterbox. */
function ContactLetter() {
  const address = site.contactAddress;
  const [mailbox, host] = address.split("@");
  const [before, , after] = words.writeToUs({ address });
  return (
    <div className="letter">
      <img src={letterbox} width={120} height={160} alt="" loading="lazy" />
      <p>
        {before}
        <a className="letter-address label" href={`mailto:${address}`}>
          {mailbox}@<wbr />
          {host}
        </a>
        {after}
      </p>
    </div>
  );
}
