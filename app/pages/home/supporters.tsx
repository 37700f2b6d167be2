import { words } from "../../../words/words.ts";
import type { HomeContent, SupporterContent } from "../../content/page-data.ts";
import { site } from "../../content/site-content.ts";
import { Track } from "../../ui/track.tsx";
import { inEnglish, siteInEnglish } from "../../ui/translated.tsx";

/** The firms that support the tour, each at a stop of the line (clause HM-13). */
export function Supporters({ content: { supporters } }: { content: HomeContent }) {
  return (
    <section className="supporters-section home-section" aria-labelledby="supporters-title">
      <Track className="track-rail" />
      <Track bend="bottom-right" className="supporters-track-in wide-only" />
      <Track bend="top-left" className="supporters-track-out wide-only" />
      <h2 id="supporters-title" className="home-heading at-stop">
        {words.supporters}
      </h2>
      <p className="supporters-subtitle lead" {...siteInEnglish("supportersLine")}>
        {site.supportersLine}
      </p>
      <ul className="supporters">
        {supporters.map((supporter, index) => (
          <li key={index} className="supporter-stop at-stop">
            <Supporter supporter={supporter} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Supporter({ supporter }: { supporter: SupporterContent }) {
  const { name, kind, logo, website } = supporter;
  const face = (
    <>
      <img src={logo.src} width={96} height={96} alt="" loading="lazy" />
      <b className="display">{name}</b>
      <span className="supporter-kind muted" {...inEnglish(supporter, "kind")}>
        {kind}
      </span>
    </>
  );
  if (!website) return <div className="supporter hung-sign">{face}</div>;
  return (
    <a className="supporter hung-sign lift" href={website} target="_blank" rel="noopener">
      {face}
      <span className="visually-hidden">{` ${words.opensInNewTab}`}</span>
    </a>
  );
}
