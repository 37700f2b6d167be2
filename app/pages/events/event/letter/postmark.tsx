import { shortDate } from "../../../../../catalogue/events/event-dates.ts";
import type { IndianTime } from "../../../../../catalogue/events/event-time.ts";
import { site } from "../../../../content/site-content.ts";

type PostmarkProps = { place: string; date: IndianTime };

/** The postmark on an event's letter: place and date. It is decorative: the facts are beside it. */
export function Postmark({ place, date }: PostmarkProps) {
  return (
    <svg className="postmark" width="178" height="96" viewBox="0 0 178 96" aria-hidden="true">
      <path id="postmark-above" d="M13.7 60.5a36.5 36.5 0 1 1 68.6 0" />
      <path id="postmark-below" d="M6 48a42 42 0 0 0 84 0" />
      <circle cx="48" cy="48" r="46" />
      <circle cx="48" cy="48" r="31" />
      <path d="M98 26q10-8 20 0t20 0 20 0 18 0M100 40q10-8 20 0t20 0 20 0 16 0M100 54q10-8 20 0t20 0 20 0 16 0M98 68q10-8 20 0t20 0 20 0 18 0" />
      <text>
        <textPath href="#postmark-above" startOffset="50%">
          {place}
        </textPath>
      </text>
      <text>
        <textPath href="#postmark-below" startOffset="50%">
          {site.productName}
        </textPath>
      </text>
      <text className="postmark-day" x="48" y="48">
        {shortDate(date)}
      </text>
      <text className="postmark-day" x="48" y="63">
        {date.slice(0, 4)}
      </text>
    </svg>
  );
}
