import type { PartnersPageText } from "../../../catalogue/page-texts.ts";
import type { Translated } from "../../../catalogue/translation.ts";
import { inEnglish } from "../../ui/translated.tsx";
import hostScene from "./host.svg?url&no-inline";
import mediaScene from "./media.svg?url&no-inline";
import supportScene from "./support.svg?url&no-inline";

function logTarget(target: string) {
  // biome-ignore lint/suspicious/noConsole: clause PA-5 asks for exactly this
  console.log(`Intended target: ${target}`);
}

/** Three cards for those who want to take part (clauses PA-2 to PA-4). Their targets have no page yet (clause R-7), so a click only logs (clause PA-5). */
export function PartnerActions({ texts }: { texts: PartnersPageText & Translated }) {
  const actions = [
    { card: "host", target: "/host-event", scene: hostScene },
    { card: "support", target: "/support-event", scene: supportScene },
    { card: "media", target: "/media-partnership", scene: mediaScene },
  ] as const;
  return (
    <ul className="partner-actions">
      {actions.map(({ card, target, scene }, index) => (
        <li key={target} className="partner-action-stop with-stop">
          <button
            type="button"
            className="partner-action lift"
            onClick={() => logTarget(target)}
            {...inEnglish(texts, card)}
          >
            <img
              className="partner-action-scene"
              src={scene}
              width={340}
              height={200}
              alt=""
              fetchPriority={index > 0 ? "low" : undefined}
            />
            <span className="partner-action-title display">{texts[card].title}</span>
            <span className="partner-action-text">{texts[card].text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
