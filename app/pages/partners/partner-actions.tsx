/** The three ways to take part, word for word from clauses PA-2 to PA-4, with the screens they are meant for one day. */
const actions = [
  {
    title: "Host an event",
    text: "Organize a Bitcoin event in your city and lead the change.",
    target: "/host-event",
  },
  {
    title: "Support an event",
    text: "Sponsor or contribute resources to boost local events.",
    target: "/support-event",
  },
  {
    title: "Media partnership",
    text: "Join us in spreading Bitcoin awareness through your platform.",
    target: "/media-partnership",
  },
] as const;

function logTarget(target: string) {
  // biome-ignore lint/suspicious/noConsole: clause PA-5 asks for exactly this
  console.log(`Intended target: ${target}`);
}

/** The action cards. The targets have no screen yet (clause R-7), so a click only logs (clause PA-5). */
export function PartnerActions() {
  return (
    <ul className="partner-actions">
      {actions.map(({ title, text, target }) => (
        <li key={target}>
          <button type="button" className="partner-action" onClick={() => logTarget(target)}>
            <span className="partner-action-title">{title}</span>
            <span className="text-muted">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
