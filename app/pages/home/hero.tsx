import type { ReactNode } from "react";
import { Link } from "react-router";
import { eventPath } from "../../../catalogue/links/site-paths.ts";
import { words } from "../../../words/words.ts";
import type { HomeContent, NextStops } from "../../content/page-data.ts";
import { site } from "../../content/site-content.ts";
import { Drawing, drawingUrl } from "../../ui/drawing.tsx";
import { Track } from "../../ui/track.tsx";
import { inEnglish, siteInEnglish } from "../../ui/translated.tsx";
import heroTall from "./hero-tall.svg?url&no-inline";
import heroWide from "./hero-wide.svg?url&no-inline";

type HeroProps = {
  content: HomeContent;
  /** Shown above the title. */
  children?: ReactNode;
};

/**
 * The headline of the tour, its sponsor, its next stops, and links to Partners and Events (clauses HM-1, HM-2 and X-7), over a
 * drawing of the line at sunrise.
 */
export function Hero({ content: { fueledBy, phaseBadge, nextStops }, children }: HeroProps) {
  const [before, fueling, after] = words.fuelingTheTour;
  return (
    <section className="hero over-scene" aria-labelledby="hero-title">
      {/* The browser paints nothing until the buttons are parsed: the drawing at the lower edge would move as the hero grows. */}
      <link rel="expect" href="#ways" blocking="render" />
      <link rel="preload" as="image" href={heroTall} media="(width < 600px)" fetchPriority="low" />
      <link rel="preload" as="image" href={heroWide} media="(width >= 600px)" fetchPriority="low" />
      <picture>
        <source media="(width >= 600px)" srcSet={drawingUrl(heroWide)} width={1440} height={3456} />
        <Drawing className="hero-scene" src={heroTall} width={390} height={2000} fetchPriority="low" />
      </picture>
      <Track bend="top-right" className="hero-deck" />
      {children}
      <div className="row middle hero-text">
        <h1 id="hero-title" className="hero-title">
          {site.productName.split(" ").flatMap((word, index) => [" ", <span key={index}>{word}</span>])}
        </h1>
        <p className="lamp middle display on-dark" {...inEnglish(phaseBadge, "badge")}>
          {phaseBadge.badge}
        </p>
        <p className="fueling lead">
          <img src={fueledBy.logo.src} width={32} height={32} alt="" fetchPriority="low" />
          {before}
          <span>{fueling}</span>
          {`${after} `}
          <b className="display">{fueledBy.name}</b>
        </p>
        {site.tagline && (
          <p className="hero-tagline lead" {...siteInEnglish("tagline")}>
            {site.tagline}
          </p>
        )}
        {nextStops && <NextStopsBoard {...nextStops} />}
        <p id="ways" className="row hero-buttons">
          <Link className="button" to="/partners">
            {words.hostAnEvent}
          </Link>
          <Link className="button" to="/events">
            {words.register}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** The next stops of the tour and their day, each a link to its event (clause X-7). */
function NextStopsBoard({ date, stops }: NextStops) {
  const [before, next, after] = words.nextStop({ date });
  return (
    <p className="row next-stops label on-dark">
      <span>
        {before}
        <b>{next}</b>
        {after}
      </span>
      {stops.map(({ eventId, city }) => (
        <Link key={eventId} className="display" to={eventPath(eventId)}>
          {`${city}\u00a0`}
        </Link>
      ))}
    </p>
  );
}
