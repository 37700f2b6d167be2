import type { Picture } from "../../content/content-modules.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { Track } from "../../ui/track.tsx";
import heroTall from "./hero-tall.svg?url&no-inline";
import heroWide from "./hero-wide.svg?url&no-inline";
import "./hero.css";

type HeroProps = { productName: string; fueledBy: { name: string; logo: Picture } };

/** Title, badge, the sponsor that fuels the tour, and the two ways in (clauses HM-1 and HM-2), before dawn over the line. */
export function Hero({ productName, fueledBy }: HeroProps) {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <link rel="preload" as="image" href={heroTall} media="(width < 600px)" fetchPriority="high" />
      <link rel="preload" as="image" href={heroWide} media="(width >= 600px)" fetchPriority="high" />
      <picture>
        <source media="(width >= 600px)" srcSet={heroWide} width={1440} height={1600} />
        <img className="hero-scene" src={heroTall} width={390} height={1220} alt="" fetchPriority="high" />
      </picture>
      <Track bend="top-right" className="hero-deck" />
      <div className="hero-text">
        <h1 id="hero-title" className="hero-title">
          {productName.split(" ").map((word) => (
            <span key={word}>{word} </span>
          ))}
        </h1>
        <div className="hero-top">
          <p className="lamp">Phase 2 is live</p>
          <p className="fueling">
            Fueling <img src={fueledBy.logo.src} width={36} height={36} alt="" fetchPriority="low" />
            <b>{fueledBy.name}</b>
          </p>
        </div>
        <p className="hero-buttons">
          <PageLink className="button button-hero" to="/partners">
            Host an event
          </PageLink>
          <PageLink className="button button-hero button-hero-main" to="/events">
            Register
          </PageLink>
        </p>
      </div>
    </section>
  );
}
