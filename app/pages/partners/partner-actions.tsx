import host from "./host.svg?url&no-inline";
import media from "./media.svg?url&no-inline";
import support from "./support.svg?url&no-inline";
import "./partner-actions.css";

/** The three ways to take part, word for word from clauses PA-2 to PA-4, with the screens they are meant for one day. */
const actions = [
  {
    title: "Host an event",
    text: "Organize a Bitcoin event in your city and lead the change.",
    target: "/host-event",
    scene: host,
  },
  {
    title: "Support an event",
    text: "Sponsor or contribute resources to boost local events.",
    target: "/support-event",
    scene: support,
  },
  {
    title: "Media partnership",
    text: "Join us in spreading Bitcoin awareness through your platform.",
    target: "/media-partnership",
    scene: media,
  },
] as const;

function logTarget(target: string) {
  // biome-ignore lint/suspicious/noConsole: clause PA-5 asks for exactly this
  console.log(`Intended target: ${target}`);
}

/** The action cards, each hung from a stop of the line. The targets have no screen yet (clause R-7), so a click only logs (clause PA-5). */
export function PartnerActions() {
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
