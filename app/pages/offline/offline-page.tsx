import { useEffect, useState } from "react";
import { Link } from "react-router";
import { eventPath, localizedPath } from "../../../catalogue/links/site-paths.ts";
import { pages } from "../../../catalogue/pages.ts";
import { words } from "../../../words/words.ts";
import { type CachedEvent, cachedEvents, findCachedPage } from "../../offline/cached-pages.ts";
import { reloadOnline } from "../../offline/reload-online.ts";
import { PageHead } from "../../page-head.tsx";
import { hidePicture } from "../../ui/drawing.tsx";
import { inEnglish } from "../../ui/translated.tsx";
import { describeEvent } from "../events/describe-event.ts";
import tunnel from "./tunnel.svg?url&no-inline";

/** The cached events, and whether their list is cached. */
type CachedPages = { events: CachedEvent[]; isListCached: boolean };

/** Returns the pages that can be read without a connection; undefined until the cache has been searched. */
function useCachedPages(): CachedPages | undefined {
  const [cached, setCached] = useState<CachedPages>();
  useEffect(() => {
    const list = findCachedPage(location.origin + localizedPath(pages.events.path));
    void Promise.all([cachedEvents(), list]).then(([events, found]) =>
      setCached({ events, isListCached: found !== undefined }),
    );
  }, []);
  return cached;
}

/**
 * Shown without a connection in place of a page that is not in the cache: the train is in a tunnel. The service worker responds
 * with this page's document at any such URL.
 */
export function OfflinePage() {
  const cached = useCachedPages();
  useEffect(reloadOnline, []);
  return (
    <section className="message offline over-scene meets-footer">
      <PageHead title={words.youAreOffline} description={words.notShownOffline} path={null} picture={null} />
      <div className="wrap message-words">
        <h1 className="page-title">{words.youAreOffline}</h1>
        <p className="message-text">{words.inTheTunnel}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty `href` is the URL of the requested page */}
        <a className="button" href="">
          {words.tryAgain}
        </a>
        {cached && <CachedEvents {...cached} />}
      </div>
      <img
        className="scene"
        src={tunnel}
        width={1440}
        height={420}
        alt=""
        // Where offline reading has not begun, the drawing cannot be fetched.
        onError={hidePicture}
      />
    </section>
  );
}

function CachedEvents({ events, isListCached }: CachedPages) {
  if (events.length === 0 && !isListCached) return <p className="message-text">{words.readableFromThenOn}</p>;
  return (
    <div className="offline-stops">
      <h2 className="offline-heading">{words.stillReadable}</h2>
      <ul>
        {isListCached && (
          <li className="offline-stop">
            <Link className="whole-link label" to="/events">
              {words.allEvents}
            </Link>
            <span className="muted">{words.listAsItWas}</span>
          </li>
        )}
        {events.map(({ id, details }) => (
          <li key={id} className="offline-stop">
            <Link className="whole-link label" to={eventPath(id)} {...(details && inEnglish(details, "title"))}>
              {details?.title ?? id}
            </Link>
            <span className="muted">{details && describeEvent(details)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
