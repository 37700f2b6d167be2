import { site } from "content:site";
import type { ReactNode } from "react";
import "./events-masthead.css";

/** The Events page's name in two languages, and the tour's headline; its children stand beside them. */
export function EventsMasthead({ children }: { children?: ReactNode }) {
  return (
    <div className="events-masthead">
      <div>
        <div className="events-names">
          <h1>Events</h1>
          <p lang="hi">कार्यक्रम</p>
        </div>
        <p className="events-headline">{site.headline}</p>
      </div>
      {children}
    </div>
  );
}
