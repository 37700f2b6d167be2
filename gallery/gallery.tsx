import { StopHeading } from "../app/pages/events/list/grid/event-section.tsx";
import { Track } from "../app/ui/track.tsx";
import type { Chapter } from "./chapter.ts";
import { fallbacks, postcards, stamps, tickets } from "./examples/events.tsx";
import { buttons, emptyStates, photographs } from "./examples/page-parts.tsx";
import { partners, speakers, sponsors } from "./examples/people.tsx";
import { boards, line, timetables } from "./examples/railway.tsx";
import "./gallery.css";
import "./gallery-line.css";
import "./beds.css";

/** The gallery's chapters, in the order in which a visitor would meet what they show. */
const chapters: readonly Chapter[] = [
  boards,
  line,
  tickets,
  fallbacks,
  timetables,
  stamps,
  postcards,
  speakers,
  sponsors,
  partners,
  buttons,
  emptyStates,
  photographs,
];

/** The graphic language, part by part and state by state, for those who maintain the site. No visitor ever sees it. */
export function Gallery() {
  return (
    <main className="gallery">
      <header className="gallery-masthead wrap" id="top">
        <div>
          <h1>Gallery</h1>
          <p>The parts of the railway, in the states that a visitor can meet.</p>
        </div>
        <SchemeSwitch />
      </header>
      <Contents />
      <div className="gallery-journey wrap">
        <Track className="gallery-line" />
        {chapters.map((chapter) => (
          <ChapterSection key={chapter.id} {...chapter} />
        ))}
        <i className="stop gallery-terminus" data-open aria-hidden="true" />
      </div>
      <a className="gallery-top" href="#top">
        To the top
      </a>
    </main>
  );
}

const schemes = ["device", "light", "dark"] as const;

/** Chooses the colours that the gallery is shown in: the device's, light or dark. The style sheet obeys it by itself. */
function SchemeSwitch() {
  return (
    <fieldset className="gallery-schemes">
      <legend className="visually-hidden">Colours</legend>
      {schemes.map((scheme) => (
        <label key={scheme}>
          <input type="radio" name="gallery-scheme" value={scheme} defaultChecked={scheme === "device"} />
          <span>{scheme}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The chapters as the stops of a line: the gallery's table of contents. */
function Contents() {
  return (
    <nav className="gallery-contents" aria-label="Chapters">
      <Track bend="top-left" className="gallery-bend" />
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <i className="stop" aria-hidden="true" />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ChapterSection({ id, title, source, room, examples }: Chapter) {
  return (
    <section id={id} className="gallery-chapter">
      <StopHeading title={title} note={source} />
      <div className="gallery-examples" data-room={room}>
        {examples.map(({ name, show, whole }) => (
          <figure key={name} className="gallery-example" data-whole={whole || undefined}>
            <figcaption>{name}</figcaption>
            <div className="gallery-bed">{show}</div>
          </figure>
        ))}
      </div>
    </section>
  );
}
