import { type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import type { PartnersPageText } from "../../../catalogue/page-texts.ts";
import { pages } from "../../../catalogue/pages.ts";
import type { Translated } from "../../../catalogue/translation.ts";
import { words } from "../../../words/words.ts";
import { site } from "../../content/site-content.ts";
import { PageHead } from "../../page-head.tsx";
import { Track } from "../../ui/track.tsx";
import { InHindi, inEnglish } from "../../ui/translated.tsx";
import { TranslationNotice } from "../../ui/translation-notice.tsx";
import { CurrentPartners } from "./current-partners.tsx";
import hostScene from "./host.svg?url&no-inline";
import letterbox from "./letterbox.svg?url&no-inline";
import { loader } from "./load-partners.ts";
import mediaScene from "./media.svg?url&no-inline";
import supportScene from "./support.svg?url&no-inline";

export { loader };

/** A link to the page that is open does not open it again, so nothing is loaded for it (clause PA-10). */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The Partners page (clauses PA-1 to PA-11): three cards, then the partners, along the line. */
export function Component() {
  const { texts, partnerNames, sharePicture, partners } = useLoaderData<typeof loader>();
  return (
    <div className="line-at-left">
      <PageHead
        title={words.becomeOurPartner}
        description={texts.description}
        path={pages.partners.path}
        picture={sharePicture}
        translation={texts.translation}
      />
      <TranslationNotice translation={texts.translation} />
      <div className="wrap partners-masthead">
        <InHindi className="partners-hindi">साझेदार</InHindi>
        <h1 className="page-title">{words.becomeOurPartner}</h1>
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

function logTarget(target: string) {
  // biome-ignore lint/suspicious/noConsole: clause PA-5 asks for exactly this
  console.log(`Intended target: ${target}`);
}

/** Three cards for those who want to take part (clauses PA-2 to PA-4). Their targets have no page yet (clause R-7), so a click only logs (clause PA-5). */
function PartnerActions({ texts }: { texts: PartnersPageText & Translated }) {
  const actions = [
    { card: "host", target: "/host-event", scene: hostScene },
    { card: "support", target: "/support-event", scene: supportScene },
    { card: "media", target: "/media-partnership", scene: mediaScene },
  ] as const;
  return (
    <ul className="partner-actions">
      {actions.map(({ card, target, scene }, index) => (
        <li key={target} className="partner-action-stop at-stop" data-ahead>
          <button
            type="button"
            className="partner-action hung-sign lift"
            onClick={() => logTarget(target)}
            {...inEnglish(texts, card)}
          >
            <img
              className="partner-action-scene scene"
              src={scene}
              width={340}
              height={200}
              alt=""
              fetchPriority={index > 0 ? "low" : undefined}
            />
            <span className="partner-action-title display">{texts[card].title}</span>
            <span className="partner-action-text muted">{texts[card].text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The contact address, on an airmail letter beside a letterbox. */
function ContactLetter() {
  const address = site.contactAddress;
  const [mailbox, host] = address.split("@");
  const [before, , after] = words.writeToUs({ address });
  return (
    <div className="contact-letter">
      <img src={letterbox} width={120} height={160} alt="" loading="lazy" />
      <p>
        {before}
        <a className="contact-letter-address label" href={`mailto:${address}`}>
          {mailbox}@<wbr />
          {host}
        </a>
        {after}
      </p>
    </div>
  );
}
