import placeholder from "./keynote-placeholder.svg?url&no-inline";
import { keynoteSpeakerCount, sampleKeynoteSpeaker } from "./landing-content.ts";
import "./keynote-speakers.css";

const places = Array.from({ length: keynoteSpeakerCount }, (_, index) => index + 1);

/** The keynote speakers to come: identical placeholder cards, and a button that does nothing yet (clause L-1). */
export function KeynoteSpeakers() {
  return (
    <section className="keynotes-section" aria-labelledby="keynote-title">
      <div className="wrap landing-section">
        <h2 id="keynote-title" className="landing-heading">
          Keynote speakers
        </h2>
        <ul className="keynotes">
          {places.map((place) => (
            <li key={place} className="keynote">
              <img src={placeholder} width={240} height={240} alt="" loading="lazy" />
              <h3 className="keynote-name">{sampleKeynoteSpeaker.name}</h3>
              <p className="keynote-title">{sampleKeynoteSpeaker.title}</p>
            </li>
          ))}
        </ul>
        <button type="button" className="button button-quiet">
          View more
        </button>
      </div>
    </section>
  );
}
