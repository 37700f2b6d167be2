import { linkQuery } from "../../../catalogue/links/service-links.ts";
import type { Landing } from "../../../catalogue/page-texts.ts";
import { followAddress } from "../../../catalogue/pages.ts";
import type { Translated } from "../../../catalogue/translation.ts";
import { words } from "../../../words/words.ts";
import { inEnglish, siteInEnglish } from "../../ui/in-english.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import coach from "./classroom-coach.svg?url&no-inline";
import placeholder from "./keynote-placeholder.svg?url&no-inline";
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

type LandingProps = { landing: Landing & Translated };

type LandingHeroProps = LandingProps & { productName: string; headline: string };

/** The Landing page's opening: the tour stop in a sentence, over a coach that is a classroom. */
export function LandingHero({ productName, headline, landing }: LandingHeroProps) {
  return (
    <section className="landing-hero" aria-labelledby="landing-title">
      <div className="wrap landing-words">
        <p className="landing-headline" {...siteInEnglish("headline")}>
          {headline}
        </p>
        <h1 id="landing-title" className="landing-title" {...inEnglish(landing, "title")}>
          {landing.title}
        </h1>
        <p className="landing-say" {...inEnglish(landing, "opening")}>{`${productName} ${landing.opening}`}</p>
        <PageLink className="button landing-button" to="/events">
          {words.findYourCity}
        </PageLink>
      </div>
      <img className="landing-coach" src={coach} width={1440} height={640} alt="" fetchPriority="high" />
    </section>
  );
}

const pictures = { money, keys, payment, tricks } as const;

/** What people learn at a stop: an enamel sign for each lesson. */
export function LessonsSection({ landing }: LandingProps) {
  const { heading, signs } = landing.lessons;
  return (
    <section className="wrap landing-section" aria-labelledby="lessons-title" {...inEnglish(landing, "lessons")}>
      <h2 id="lessons-title" className="landing-heading">
        {heading}
      </h2>
      <ol className="lessons">
        {signs.map(({ sign, title, text }) => (
          <li key={title} className="lesson" data-sign={sign}>
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
export function DaySection({ landing }: LandingProps) {
  const { heading, lead, hours } = landing.day;
  return (
    <section className="landing-band" aria-labelledby="day-title" {...inEnglish(landing, "day")}>
      <div className="wrap">
        <h2 id="day-title" className="landing-heading">
          {heading}
        </h2>
        <p className="day-lead">{lead}</p>
        <ol className="day">
          {hours.map(({ time, title, text }) => (
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
export function QuestionsSection({ landing }: LandingProps) {
  const { heading, answers } = landing.questions;
  return (
    <section className="wrap landing-section" aria-labelledby="questions-title" {...inEnglish(landing, "questions")}>
      <h2 id="questions-title" className="landing-heading">
        {heading}
      </h2>
      <div className="questions">
        {answers.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** How many placeholder cards there are (clause L-1). */
const keynoteSpeakerCount = 8;

const places = Array.from({ length: keynoteSpeakerCount }, (_, index) => index + 1);

/** The keynote speakers to come: identical placeholder cards, and a button that does nothing yet (clause L-1). */
export function KeynoteSpeakers() {
  return (
    <section className="keynotes-section" aria-labelledby="keynote-title">
      <div className="wrap landing-section">
        <h2 id="keynote-title" className="landing-heading">
          {words.keynoteSpeakers}
        </h2>
        <ul className="keynotes">
          {places.map((place) => (
            <li key={place} className="keynote stamp-edge">
              <img src={placeholder} width={240} height={240} alt="" loading="lazy" />
              <h3 className="keynote-name">{words.sampleSpeakerName}</h3>
              <p className="keynote-title">{words.sampleJobTitle}</p>
            </li>
          ))}
        </ul>
        <button type="button" className="button button-quiet">
          {words.viewMore}
        </button>
      </div>
    </section>
  );
}

/** The Landing page's last word, on the platform where the train waits: come along, or bring the tour to your city. */
export function ClosingSection({ landing, contactAddress }: LandingProps & { contactAddress: string }) {
  const { heading, text } = landing.closing;
  const [before, follow, between, ask, after] = words.noStopNearYou;
  return (
    <section className="closing meets-footer" aria-labelledby="closing-title">
      <div className="wrap closing-words">
        <h2 id="closing-title" className="landing-heading" {...inEnglish(landing, "closing")}>
          {heading}
        </h2>
        <p className="closing-say" {...inEnglish(landing, "closing")}>
          {text}
        </p>
        <p className="closing-say">
          {before}
          <PageLink to={followAddress}>{follow}</PageLink>
          {between}
          <a href={`mailto:${contactAddress}?${linkQuery({ subject: words.comeToMyCity })}`}>{ask}</a>
          {after}
        </p>
        <p className="closing-ways">
          <PageLink className="button" to="/events">
            {words.registerForAnEvent}
          </PageLink>
          <PageLink className="button button-on-dark" to="/partners">
            {words.hostAnEvent}
          </PageLink>
        </p>
      </div>
      <img className="closing-train" src={train} width={1440} height={420} alt="" loading="lazy" />
    </section>
  );
}
