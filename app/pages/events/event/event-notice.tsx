import { site } from "content:site";
import { eventNotice } from "../../../../catalogue/events/event-words.ts";
import { linkQuery } from "../../../../catalogue/links/link-query.ts";
import type { EventDetails } from "../../../content/content-types.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import "./event-notice.css";

/** What became of an event that is neither open for registration nor concluded, and what a visitor can do now. */
export function EventNotice({ event }: { event: Pick<EventDetails, "title" | "status"> }) {
  const notice = eventNotice(event.status);
  if (!notice) return null;
  return (
    <div className="event-notice">
      <p>{notice.says}</p>
      <p>
        {notice.reason}, write to{" "}
        <a href={`mailto:${site.contactAddress}?${linkQuery({ subject: event.title })}`}>{site.contactAddress}</a>, or
        find{" "}
        <PageLink to="/events" preventScrollReset>
          another stop
        </PageLink>
        .
      </p>
    </div>
  );
}
