import { href, Link } from "react-router";
import train from "./waiting-train.svg?url&no-inline";
import "./closing-section.css";

/** The Landing page's last word, on the platform where the train waits: come along, or bring the tour to your city. */
export function ClosingSection() {
  return (
    <section className="closing" aria-labelledby="closing-title" data-meets-footer="">
      <div className="wrap closing-words">
        <h2 id="closing-title" className="landing-heading">
          The next stop could be yours
        </h2>
        <p className="closing-say">
          Take a seat at an event near you. Or, if you have a hall and forty chairs, let the tour call at your city.
        </p>
        <p className="closing-ways">
          <Link className="button" to={href("/events")}>
            Register for an event
          </Link>
          <Link className="button button-on-dark" to={href("/partners")}>
            Host an event
          </Link>
        </p>
      </div>
      <img className="closing-train" src={train} width={1440} height={420} alt="" loading="lazy" />
    </section>
  );
}
