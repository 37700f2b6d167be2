import { href, Link } from "react-router";

/** The Landing page's last word: come along, or bring the tour to your city. */
export function ClosingSection() {
  return (
    <section className="landing-band" aria-labelledby="closing-title">
      <div className="wrap grid gap-6 justify-items-start">
        <h2 id="closing-title" className="landing-heading">
          The next stop could be yours
        </h2>
        <p className="text-lead max-w-[34em]">
          Take a seat at an event near you. Or, if you have a hall and forty chairs, let the tour call at your city.
        </p>
        <p className="flex flex-wrap gap-3">
          <Link className="button" to={href("/events")}>
            Register for an event
          </Link>
          <Link className="button button-quiet" to={href("/partners")}>
            Host an event
          </Link>
        </p>
      </div>
    </section>
  );
}
