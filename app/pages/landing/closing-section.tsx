import { PageLink } from "../../ui/page-link.tsx";
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
          <PageLink className="button" to="/events">
            Register for an event
          </PageLink>
          <PageLink className="button button-on-dark" to="/partners">
            Host an event
          </PageLink>
        </p>
      </div>
      <img className="closing-train" src={train} width={1440} height={420} alt="" loading="lazy" />
    </section>
  );
}
