import { href, Link } from "react-router";

type LandingHeroProps = { productName: string; headline: string };

/** The Landing page's opening: what this is, in a sentence, and the way to the events. */
export function LandingHero({ productName, headline }: LandingHeroProps) {
  return (
    <section className="landing-hero" aria-labelledby="landing-title">
      <div className="wrap grid gap-6 justify-items-start">
        <p className="text-lead font-bold">{headline}</p>
        <h1 id="landing-title" className="landing-title">
          One day. One city. Bitcoin, made simple.
        </h1>
        <p className="text-lead max-w-[34em]">
          {productName} calls at your city for a day: free entry, your own language, your own phone, and nobody who
          sells you anything.
        </p>
        <Link className="button" to={href("/events")}>
          Find your city
        </Link>
      </div>
    </section>
  );
}
