import { href, Link } from "react-router";
import type { Picture } from "../../content-modules/content-types.ts";
import "./hero.css";

type HeroProps = { productName: string; fueledBy: { name: string; logo: Picture } };

/** Title, badge, the sponsor that fuels the tour, and the two ways in (clauses HM-1 and HM-2). */
export function Hero({ productName, fueledBy }: HeroProps) {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap hero-text">
        <h1 id="hero-title" className="hero-title">
          {productName}
        </h1>
        <div className="hero-top">
          <p className="badge">Phase 2 is live</p>
          <p className="fueling">
            Fueling <img src={fueledBy.logo.src} width={36} height={36} alt="" />
            <b>{fueledBy.name}</b>
          </p>
        </div>
        <p className="hero-buttons">
          <Link className="button button-quiet" to={href("/partners")}>
            Host an event
          </Link>
          <Link className="button" to={href("/events")}>
            Register
          </Link>
        </p>
      </div>
    </section>
  );
}
