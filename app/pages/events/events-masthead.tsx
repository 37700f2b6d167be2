import { site } from "content:site";
import "./events-masthead.css";

/** The Events page's name in two languages, and the tour's headline. */
export function EventsMasthead() {
  return (
    <div className="events-masthead">
      <div className="events-names">
        <h1>Events</h1>
        <p lang="hi">कार्यक्रम</p>
      </div>
      <p className="events-headline">{site.headline}</p>
    </div>
  );
}
