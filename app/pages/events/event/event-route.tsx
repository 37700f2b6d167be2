import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { eventCalendarPath, eventPath, localizedPath } from "../../../../catalogue/links/site-paths.ts";
import { findPageData, loadPageData } from "../../../content/load-page-data.ts";
import { PageHead } from "../../../page-head.tsx";
import { notFound } from "../../crash/not-found.ts";
import { describeEvent } from "../describe-event.ts";
import { EventModal } from "./event-modal.tsx";
// The parent route always renders the Events page too: with this import, the code that both need is in one file.
import "../events-page.tsx";

/**
 * Loads the details and the share picture of an event. If the event has a page in English only, it redirects to that page. An
 * unknown id is an unknown URL (clause R-8).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { eventId = "" } = args.params;
  const loaded = await findPageData(`event/${eventId}`);
  if (loaded) return { event: loaded.details, sharePicture: loaded.sharePicture };
  const { events } = await loadPageData("events");
  if (events.some(({ _id, englishPageOnly }) => _id === eventId && englishPageOnly))
    return openInEnglish(eventId, args);
  return notFound(args);
}

/**
 * Opens the English page of an event in place of this document: another language is another document. A redirect of the
 * router would leave the URL in the history, and Back would lead to it again.
 *
 * @throws a redirect if there is no document, as in `npm run dev`, which renders each page on request
 */
function openInEnglish(eventId: string, { request }: Pick<LoaderFunctionArgs, "request">): Promise<never> {
  // The whole URL: to a path, the router would add the language.
  if (import.meta.env.SSR) throw redirect(new URL(eventPath(eventId), request.url).href);
  location.replace(eventPath(eventId));
  // The navigation stays pending until the browser has left.
  return new Promise(() => {});
}

/** `/events/<id>`: the Events page with this event's modal open. */
export function Component() {
  const { event, sharePicture } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={event.title}
        description={describeEvent(event)}
        path={eventPath(event._id)}
        picture={sharePicture}
        calendar={{ title: event.title, href: localizedPath(eventCalendarPath(event._id)) }}
        translation={event.translation}
      />
      <EventModal key={event._id} event={event} />
    </>
  );
}
