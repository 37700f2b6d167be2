import { PageLink } from "../../ui/page-link.tsx";
import coach from "./classroom-coach.svg?url&no-inline";
import "./landing-hero.css";

type LandingHeroProps = { productName: string; headline: string };

/** The Landing page's opening: what this is, in a sentence, over a coach that is a classroom. */
export function LandingHero({ productName, headline }: LandingHeroProps) {
  return (
    <section className="landing-hero" aria-labelledby="landing-title">
      <div className="wrap landing-words">
        <p className="landing-headline">{headline}</p>
        <h1 id="landing-title" className="landing-title">
          One day. One city. Bitcoin, made simple.
        </h1>
        <p className="landing-say">
          {productName} calls at your city for a day: free entry, your own language, your own phone, and nobody who
          sells you anything.
        </p>
        <PageLink className="button landing-button" to="/events">
          Find your city
        </PageLink>
      </div>
      <img className="landing-coach" src={coach} width={1440} height={640} alt="" fetchPriority="high" />
    </section>
  );
}
