import { words } from "../../../words/words.ts";
import type { HomeContent } from "../../content/page-data.ts";
import { site } from "../../content/site-content.ts";
import { wideLayout } from "../../ui/breakpoints.ts";
import { Photo } from "../../ui/photo.tsx";
import { Track } from "../../ui/track.tsx";
import { siteInEnglish } from "../../ui/translated.tsx";

/**
 * The layout widths of the photographs, in the order of their tiles: a large square, a small one, and two squares side by side. They
 * are wider than the tiles, because photographs are cropped to fill them.
 */
const photoSizes = [`${wideLayout} 56vw, 95vw`, `${wideLayout} 28vw, 60vw`];
const wideSizes = `${wideLayout} 42vw, 85vw`;

/** A figure of this length or more has a smaller font. Commas are narrow, and marks appear above or below their letters. */
const longFigure = 6;
const narrow = /[,.]|\p{M}/gu;

function Figure({ text }: { text: string }) {
  return (
    <b className="display" data-long={text.replace(narrow, "").length >= longFigure || undefined}>
      {text}
    </b>
  );
}

/** The figures and photographs of the tour so far (clauses P-4 and HM-11). */
export function Impact({ content: { eventPhotos } }: { content: HomeContent }) {
  const { figures } = site;
  return (
    <section className="impact home-section" aria-labelledby="impact-title">
      <Track className="track-rail" />
      <h2 id="impact-title" className="home-heading at-stop">
        {words.impactSoFar}
      </h2>
      {figures.note && (
        <p className="impact-note muted" {...siteInEnglish("figures")}>
          {figures.note}
        </p>
      )}
      <ul className="impact-grid above-line">
        <li className="impact-figure stack" data-tile="events">
          <p>
            <Figure text={figures.events} /> <span className="label">{words.eventsAcrossCities}</span>
          </p>
          <i className="impact-beads" aria-hidden="true" />
        </li>
        <li className="impact-figure stack" data-tile="attendees">
          <p>
            <Figure text={figures.attendees} /> <span className="label">{words.attendees}</span>
          </p>
        </li>
        <li className="impact-figure stack" data-tile="subscribers">
          <p>
            <Figure text={figures.subscribers} /> <span className="label">{words.subscribers}</span>
          </p>
        </li>
        {eventPhotos.map(({ picture, description }, index) => (
          <li key={index} className="impact-photo" {...siteInEnglish("eventPhotos")}>
            <Photo className="scene" picture={picture} alt={description} sizes={photoSizes[index] ?? wideSizes} />
          </li>
        ))}
      </ul>
      <Track bend="bottom-left" className="impact-track-across wide-only" />
      <Track bend="top-right" className="impact-track-down wide-only" />
    </section>
  );
}
