import { Link } from "react-router";
import { linkQuery } from "../../../catalogue/links/service-links.ts";
import { followPath } from "../../../catalogue/pages.ts";
import { words } from "../../../words/words.ts";
import { site } from "../../content/site-content.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { inEnglish } from "../../ui/translated.tsx";
import type { LandingProps } from "./landing-sections.tsx";
import train from "./waiting-train.svg?url&no-inline";

/** The end of the Landing page: links to register, to host an event, to follow the tour, and to invite it to a city. */
export function ClosingSection({ landing }: LandingProps) {
  const { heading, text } = landing.closing;
  const [before, follow, between, ask, after] = words.noStopNearYou;
  return (
    <section className="closing over-scene on-dark meets-footer" aria-labelledby="closing-title">
      <div className="wrap">
        <h2 id="closing-title" className="landing-heading" {...inEnglish(landing, "closing")}>
          {heading}
        </h2>
        <p className="landing-say" {...inEnglish(landing, "closing")}>
          {text}
        </p>
        <p className="landing-say">
          {before}
          <Link to={followPath}>{follow}</Link>
          {between}
          <a href={`mailto:${site.contactAddress}?${linkQuery({ subject: words.comeToMyCity })}`}>{ask}</a>
          {after}
        </p>
        <p className="row buttons">
          <Link className="button" to="/events">
            {words.registerForAnEvent}
          </Link>
          <Link className="button button-on-dark" to="/partners">
            {words.hostAnEvent}
          </Link>
        </p>
      </div>
      <Drawing className="scene" src={train} width={1440} height={420} loading="lazy" />
    </section>
  );
}
