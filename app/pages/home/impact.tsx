import type { Photograph, SiteContent } from "../../content-modules/content-types.ts";
import "./impact.css";

type ImpactProps = { figures: SiteContent["figures"]; photos: Photograph[] };

/** The figures and photographs of the tour so far, as one grid (clauses P-4 and HM-11). */
export function Impact({ figures, photos }: ImpactProps) {
  const tiles = [
    { name: "events", figure: figures.events, label: "events across Indian cities" },
    { name: "attendees", figure: figures.attendees, label: "attendees" },
    { name: "subscribers", figure: figures.subscribers, label: "subscribers" },
  ];
  return (
    <section className="wrap home-section" aria-labelledby="impact-title">
      <h2 id="impact-title" className="home-heading">
        Impact so far
      </h2>
      <ul className="impact-grid">
        {tiles.map(({ name, figure, label }) => (
          <li key={name} className="impact-figure" data-tile={name}>
            <b>{figure}</b> {label}
          </li>
        ))}
        {photos.map(({ picture, description }) => (
          <li key={picture.src} className="impact-photo">
            <img src={picture.src} width={picture.width} height={picture.height} alt={description} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
