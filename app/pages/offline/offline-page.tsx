import { useEffect, useState } from "react";
import { Link } from "react-router";
import { type KeptEvent, keptEvents } from "../../offline/kept-pages.ts";
import { PageHead } from "../../page-head.tsx";
import tunnel from "./tunnel.svg?url&no-inline";
import "./offline-page.css";

/** The events that can be read; undefined until that is known. */
function useKeptEvents(): KeptEvent[] | undefined {
  const [events, setEvents] = useState<KeptEvent[]>();
  useEffect(() => {
    let current = true;
    void keptEvents().then((kept) => current && setEvents(kept));
    return () => {
      current = false;
    };
  }, []);
  return events;
}

/**
 * What stands in the place of a page that was not kept, while there is no connection: the train is in the tunnel. At its
 * own address it is the document that the worker answers with, at whichever address was asked for.
 */
export function OfflinePage() {
  const events = useKeptEvents();
  return (
    <section className="offline" data-meets-footer="" data-stands-in="">
      <PageHead
        title="You are offline"
        description="This page cannot be shown without a connection."
        path={null}
        picture={null}
      />
      <div className="wrap offline-words">
        <h1 className="crash-title">You are offline</h1>
        <p className="crash-say">
          The train is in a tunnel, where the network does not reach. This page was not opened here before, so it has to
          wait for the light at the other end.
        </p>
        {/* biome-ignore lint/a11y/useValidAnchor: empty, it is the address of whatever page was asked for */}
        <a className="button" href="">
          Try again
        </a>
        {events && <KeptEvents events={events} />}
      </div>
      <img className="offline-scene" src={tunnel} width={1440} height={420} alt="" />
    </section>
  );
}

function KeptEvents({ events }: { events: KeptEvent[] }) {
  if (events.length === 0) return <p className="crash-say">Events that you open can be read here from then on.</p>;
  return (
    <div className="offline-stops">
      <h2 className="offline-heading">These stops you can still read:</h2>
      <ul>
        {events.map(({ path, title, summary }) => (
          <li key={path} className="offline-stop">
            <Link to={path}>{title}</Link>
            <span>{summary}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
