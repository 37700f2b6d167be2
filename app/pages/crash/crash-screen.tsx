import { useEffect, useState } from "react";
import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { words } from "../../../words/words.ts";
import { findCachedPage } from "../../offline/cached-pages.ts";
import { isFetchError, isOffline, isOfflineDocument, siteAnswers } from "../../offline/fetch-errors.ts";
import { PageHead } from "../../page-head.tsx";
import { InHindi } from "../../ui/translated.tsx";
import { OfflinePage } from "../offline/offline-page.tsx";
import lineEnd from "./line-end.svg?url&no-inline";
import hills from "./line-end-hills.svg?url&no-inline";

/** A text with more characters has a smaller font. */
const longTextLength = 40;

/** The texts for a wrong URL, on the board and below it, by status; undefined for all other errors. */
function urlErrorTexts(status: number): [string, string] | undefined {
  if (status === 400) return [words.badRequest, words.addressMistyped];
  return status === 404 ? [words.notFound, words.addressUnknown] : undefined;
}

/** The error boundary of all routes. */
export function RouteErrorBoundary() {
  const error = useRouteError();
  // An offline document may be of another language than the requested page, and then it has no route for the URL.
  return isFetchError(error) || isOfflineDocument() ? <FetchErrorPage /> : <CrashScreen />;
}

/**
 * Shown if a page's code or data cannot be fetched. With a connection, a newer publication has replaced them, so the document is loaded
 * again. Without a connection, the cached document is loaded; if there is none, the offline page is shown.
 */
function FetchErrorPage() {
  const [isUnreachable, setIsUnreachable] = useState(isOffline);
  useEffect(() => {
    // In place of an event, the router would keep the scroll position of the list.
    scrollTo(0, 0);
    const load = async () => {
      if ((await findCachedPage(location.href)) || (!isOffline() && (await siteAnswers()))) location.reload();
      else setIsUnreachable(true);
    };
    void load();
    // A browser that has not fired `offline` does not fire `online` either.
    const timer = setInterval(load, 10_000);
    return () => clearInterval(timer);
  }, []);
  return isUnreachable ? <OfflinePage /> : null;
}

/**
 * The page for an unknown URL and for a page that throws (clauses ): the end of the line, a buffer and a cow. After an
 * error its links load a document, which resets the state of the page.
 */
export function CrashScreen() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const urlError = urlErrorTexts(status);
  const text = errorText(error);
  return (
    <section className="message crash over-scene meets-footer">
      <PageHead
        title={text}
        description={urlError ? words.addressLeadsNowhere : words.pageDidNotWork}
        path={null}
        picture={null}
      />
      <img className="scene" src={hills} width={1440} height={470} alt="" />
      <div className="wrap message-words">
        <h1 className="page-title">{words.unexpectedError}</h1>
        <div className="crash-board on-board on-posts display">
          <p dir="auto" data-long={text.length > longTextLength || undefined}>
            {text}
          </p>
          <InHindi className="crash-hindi">पटरी यहीं तक है</InHindi>
        </div>
        <p className="message-text">{urlError?.[1] ?? words.pageFailed}</p>
        <p className="row buttons">
          <Link className="button" to="/" reloadDocument={!urlError}>
            {words.backToHome}
          </Link>
          <Link className="button button-quiet" to="/events" reloadDocument={!urlError}>
            {words.seeAllEvents}
          </Link>
        </p>
      </div>
      <img className="scene" src={lineEnd} width={1440} height={470} alt="" />
    </section>
  );
}

/**
 * The text that the crash screen shows for a thrown value (clauses ): `404 Not Found`, or the error's own.
 */
export function errorText(error: unknown): string {
  if (isRouteErrorResponse(error))
    return `${error.status} ${urlErrorTexts(error.status)?.[0] ?? error.statusText}`.trim();
  if (error instanceof Error) return error.message || error.name;
  return String(error);
}
