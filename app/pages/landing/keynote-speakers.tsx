import placeholder from "./keynote-placeholder.svg?url&no-inline";
import { keynoteSpeakerCount, sampleKeynoteSpeaker } from "./landing-content.ts";

const places = Array.from({ length: keynoteSpeakerCount }, (_, index) => index + 1);

/** The keynote speakers to come: identical placeholder cards, and a button that does nothing yet (clause L-1). */
export function KeynoteSpeakers() {
  return (
    <section className="wrap landing-section" aria-labelledby="keynote-title">
      <h2 id="keynote-title" className="landing-heading">
        Keynote speakers
      </h2>
      <ul className="keynotes">
        {places.map((place) => (
          <li key={place} className="keynote">
            <img src={placeholder} width={200} height={200} alt="" loading="lazy" />
            <h3 className="text-title font-stretch-80%">{sampleKeynoteSpeaker.name}</h3>
            <p className="text-muted">{sampleKeynoteSpeaker.title}</p>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-quiet">
        View more
      </button>
    </section>
  );
}
