import { linkQuery } from "../../../catalogue/links/link-query.ts";
import { followAddress } from "../../../catalogue/pages.ts";
import { PageLink } from "../../ui/page-link.tsx";
import coach from "./classroom-coach.svg?url&no-inline";
import placeholder from "./keynote-placeholder.svg?url&no-inline";
import {
  keynoteSpeakerCount,
  landingTitle,
  lessons,
  questions,
  sampleKeynoteSpeaker,
  timetable,
} from "./landing-content.ts";
import keys from "./lesson-keys.svg?url&no-inline";
import money from "./lesson-money.svg?url&no-inline";
import payment from "./lesson-payment.svg?url&no-inline";
import tricks from "./lesson-tricks.svg?url&no-inline";
import train from "./waiting-train.svg?url&no-inline";
import "./closing-section.css";
import "./day-section.css";
import "./keynote-speakers.css";
import "./landing-hero.css";
import "./lessons-section.css";
import "./questions-section.css";

type LandingHeroProps = { productName: string; headline: string };

/** The Landing page's opening: the tour stop in a sentence, over a coach that is a classroom. */
export function LandingHero({ productName, headline }: LandingHeroProps) {
  return (
    <section className="landing-hero" aria-labelledby="landing-title">
      <div className="wrap landing-words">
        <p className="landing-headline">{headline}</p>
        <h1 id="landing-title" className="landing-title">
          {landingTitle}
        </h1>
        <p className="landing-say">
          {productName} calls at your city for an afternoon or a whole day: free entry, your own language, your own
          phone, and nobody selling you anything.
        </p>
        <PageLink className="button landing-button" to="/events">
          Find your city
        </PageLink>
      </div>
      <img className="landing-coach" src={coach} width={1440} height={640} alt="" fetchPriority="high" />
    </section>
  );
}

const pictures = { money, keys, payment, tricks } as const;

/** The section “What you will learn”: four enamel signs. */
export function LessonsSection() {
  return (
    <section className="wrap landing-section" aria-labelledby="lessons-title">
      <h2 id="lessons-title" className="landing-heading">
        What you will learn
      </h2>
      <ol className="lessons">
        {lessons.map(({ sign, title, text }) => (
          <li key={sign} className="lesson" data-sign={sign}>
            <img src={pictures[sign]} width={160} height={160} alt="" loading="lazy" />
            <div>
              <h3 className="lesson-title">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How a tour stop runs, hour by hour, on the station's departure board. */
export function DaySection() {
  return (
    <section className="landing-band" aria-labelledby="day-title">
      <div className="wrap">
        <h2 id="day-title" className="landing-heading">
          How a stop runs
        </h2>
        <p className="day-lead">
          A whole day, hour by hour. Many stops run half of it; the event’s own page says when.
        </p>
        <ol className="day">
          {timetable.map(({ time, title, text }) => (
            <li key={time} className="day-row">
              <DayTime time={time} />
              <div>
                <h3 className="day-title">{title}</h3>
                <p className="day-text">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** An hour such as `10:30` on two pairs of flaps. */
function DayTime({ time }: { time: string }) {
  const [hour, minute] = time.split(":");
  return (
    <time className="day-time" dateTime={time}>
      {/* Flaps are apart, so that some would hear three words. */}
      <span className="visually-hidden">{time}</span>
      <span className="flap" aria-hidden="true">
        {hour}
      </span>
      <span aria-hidden="true">:</span>
      <span className="flap" aria-hidden="true">
        {minute}
      </span>
    </time>
  );
}

/** Questions people ask: each a folded ticket with its answer inside. */
export function QuestionsSection() {
  return (
    <section className="wrap landing-section" aria-labelledby="questions-title">
      <h2 id="questions-title" className="landing-heading">
        Questions people ask
      </h2>
      <div className="questions">
        {questions.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

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

/** The Landing page's last word, on the platform where the train waits: come along, or bring the tour to your city. */
export function ClosingSection({ contactAddress }: { contactAddress: string }) {
  return (
    <section className="closing" aria-labelledby="closing-title" data-meets-footer="">
      <div className="wrap closing-words">
        <h2 id="closing-title" className="landing-heading">
          The next stop could be yours
        </h2>
        <p className="closing-say">
          Take a seat at an event near you. Or, if you have a hall and forty chairs, let the tour call at your city.
        </p>
        <p className="closing-say">
          No stop near you yet? <PageLink to={followAddress}>Follow the tour’s calendar</PageLink>, or{" "}
          <a href={`mailto:${contactAddress}?${linkQuery({ subject: "Come to my city" })}`}>ask us to come</a>.
        </p>
        <p className="closing-ways">
          <PageLink className="button" to="/events">
            Register for an event
          </PageLink>
          <PageLink className="button button-on-dark" to="/partners">
            Host an event
          </PageLink>
        </p>
      </div>
      <img className="closing-train" src={train} width={1440} height={420} alt="" loading="lazy" />
    </section>
  );
}
