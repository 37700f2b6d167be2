import type { PartnersPageText } from "../../../catalogue/partners-page.ts";
import hostScene from "./host.svg?url&no-inline";
import mediaScene from "./media.svg?url&no-inline";
import supportScene from "./support.svg?url&no-inline";
import "./partner-actions.css";

type PartnerActionsProps = Pick<PartnersPageText, "host" | "support" | "media">;

function logTarget(target: string) {
  // biome-ignore lint/suspicious/noConsole: clause PA-5 asks for exactly this
  console.log(`Intended target: ${target}`);
}

/** The three ways to take part (clauses PA-2 to PA-4), each a card that hangs from a stop of the line. The targets have no screen yet (clause R-7), so a click only logs (clause PA-5). */
export function PartnerActions({ host, support, media }: PartnerActionsProps) {
  const actions = [
    { ...host, target: "/host-event", scene: hostScene },
    { ...support, target: "/support-event", scene: supportScene },
    { ...media, target: "/media-partnership", scene: mediaScene },
  ];
  return (
    <ul className="partner-actions">
      {actions.map(({ title, text, target, scene }) => (
        <li key={target} className="partner-action-stop">
          <button type="button" className="partner-action" onClick={() => logTarget(target)}>
            <img className="partner-action-scene" src={scene} width={340} height={200} alt="" />
            <span className="partner-action-title">{title}</span>
            <span className="partner-action-text">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
