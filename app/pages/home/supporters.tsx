import type { SupporterContent } from "../../content-modules/content-types.ts";
import { NewTabHint } from "../../ui/new-tab-hint.tsx";
import "./supporters.css";

/** The firms that support the tour, with their logos (clause HM-13). */
export function Supporters({ supporters }: { supporters: SupporterContent[] }) {
  return (
    <section className="wrap home-section" aria-labelledby="supporters-title">
      <h2 id="supporters-title" className="home-heading">
        Supporters
      </h2>
      <p className="text-accent-text text-lead">Separated by names, united by Bitcoin</p>
      <ul className="supporters">
        {supporters.map((supporter) => (
          <li key={supporter.name}>
            <Supporter supporter={supporter} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Supporter({ supporter: { name, kind, logo, website } }: { supporter: SupporterContent }) {
  const face = (
    <>
      <img src={logo.src} width={72} height={72} alt="" loading="lazy" />
      <b>{name}</b>
      <span className="text-muted text-fact">{kind}</span>
    </>
  );
  if (!website) return <div className="supporter">{face}</div>;
  return (
    <a className="supporter" href={website} target="_blank" rel="noopener">
      {face}
      <NewTabHint />
    </a>
  );
}
