import { Link } from "react-router";
import { isSitePath } from "../../../catalogue/links/http-url.ts";
import type { Landing } from "../../../catalogue/page-texts.ts";
import type { Translated } from "../../../catalogue/translation.ts";
import { siteLanguages, words } from "../../../words/words.ts";
import { site } from "../../content/site-content.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { inEnglish, siteInEnglish } from "../../ui/translated.tsx";
import coach from "./classroom-coach.svg?url&no-inline";
import placeholder from "./keynote-placeholder.svg?url&no-inline";
import keys from "./lesson-keys.svg?url&no-inline";
import money from "./lesson-money.svg?url&no-inline";
import payment from "./lesson-payment.svg?url&no-inline";
import tricks from "./lesson-tricks.svg?url&no-inline";

export type LandingProps = { landing: Landing & Translated };

/** The Landing page's opening: the tour stop in a sentence, over a drawing of a coach that is a classroom. */
export function LandingHero({ landing }: LandingProps) {
  return (
    <section className="landing-hero over-scene on-dark" aria-labelledby="landing-title">
      <div className="wrap landing-words">
        <p className="landing-headline on-board label" {...siteInEnglish("headline")}>
          {site.headline}
        </p>
        <h1 id="landing-title" className="landing-title" {...inEnglish(landing, "title")}>
          {landing.title}
        </h1>
        <p className="landing-say" {...inEnglish(landing, "opening")}>{`${site.productName} ${landing.opening}`}</p>
        <Link className="button landing-button" to="/events">
          {words.findYourCity}
        </Link>
      </div>
      <Drawing className="scene" src={coach} width={1440} height={640} fetchPriority="high" />
    </section>
  );
}

const pictures = { money, keys, payment, tricks } as const;

/** The lessons of a tour stop, each an enamel sign. */
export function LessonsSection({ landing }: LandingProps) {
  const { heading, signs } = landing.lessons;
  return (
    <section className="wrap landing-section" aria-labelledby="lessons-title" {...inEnglish(landing, "lessons")}>
      <h2 id="lessons-title" className="landing-heading">
        {heading}
      </h2>
      <ol className="lessons">
        {signs.map(({ sign, title, text }, index) => (
          <li key={index} className="lesson" data-sign={sign}>
            <img src={pictures[sign]} width={140} height={140} alt="" loading="lazy" />
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

/** The hours of a tour stop, on a departure board. */
export function DaySection({ landing }: LandingProps) {
  const { heading, lead, hours } = landing.day;
  return (
    <section className="landing-band on-dark" aria-labelledby="day-title" {...inEnglish(landing, "day")}>
      <div className="wrap">
        <h2 id="day-title" className="landing-heading">
          {heading}
        </h2>
        <p className="day-lead">{lead}</p>
        <ol className="day on-posts">
          {hours.map(({ time, title, text }, index) => (
            <li key={index} className="row middle day-row">
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

/** A time such as `10:30` on two flaps. */
function DayTime({ time }: { time: string }) {
  const [hour, minute] = time.split(":");
  return (
    <time className="day-time middle display" dateTime={time}>
      {/* The flaps are separate elements: some screen readers would read them as three words. */}
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

/** Questions and answers; each question is a ticket that unfolds. */
export function QuestionsSection({ landing }: LandingProps) {
  const { heading, answers } = landing.questions;
  return (
    <section className="wrap landing-section" aria-labelledby="questions-title" {...inEnglish(landing, "questions")}>
      <h2 id="questions-title" className="landing-heading">
        {heading}
      </h2>
      <div className="questions">
        {answers.map(({ question, answer }, index) => (
          <details key={index} className="question ticket">
            <summary className="label">{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** The number of placeholder cards (clause L-1). */
const placeholderCards = 8;

/** The keynote speakers to come: identical placeholder cards, and a button that does nothing yet (clause L-1). */
export function KeynoteSection() {
  return (
    <section className="keynotes-section" aria-labelledby="keynote-title">
      <div className="wrap landing-section">
        <h2 id="keynote-title" className="landing-heading">
          {words.keynoteSpeakers}
        </h2>
        <ul className="keynotes">
          {Array.from({ length: placeholderCards }, (_, index) => (
            <li key={index} className="keynote stamp-edge">
              <img className="scene" src={placeholder} width={240} height={240} alt="" loading="lazy" />
              <h3>{words.sampleSpeakerName}</h3>
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

/** The hosts of other sites from which pages load the film's player and partners' logos. */
function otherHosts(): string[] {
  const { aftermovieAddress, partnerLogoHosts } = site;
  return isSitePath(aftermovieAddress) ? partnerLogoHosts : [new URL(aftermovieAddress).host, ...partnerLogoHosts];
}

/** Which data the site stores about its visitors, and where (addition X-9). */
export function PrivacySection() {
  const hosts = otherHosts();
  return (
    <section className="wrap landing-section landing-privacy" id="privacy" aria-labelledby="privacy-title">
      <h2 id="privacy-title" className="landing-heading">
        {words.privacyHeading}
      </h2>
      <p>{words.privacyServer}</p>
      {site.offlineReading && <p>{words.privacyDevice}</p>}
      {siteLanguages.length > 1 && <p>{words.privacyLanguage}</p>}
      {hosts.length > 0 && <p>{words.privacyOtherSites({ sites: hosts.join(words.listSeparator) })}</p>}
      <p>{words.privacyLinks}</p>
    </section>
  );
}
