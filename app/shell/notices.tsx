import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { site } from "../content/site-content.ts";
import { useOpenedEvent } from "../pages/events/opened-event.ts";
import { LanguageOffer, useLanguageOffer } from "./language-offer.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

const NoticesContext = createContext<ReactNode>(null);

/**
 * Renders the lines at the window's edge below the page: the offline notice and the offer of another language. A modal dialog
 * makes the rest of the page inert, so the dialog of an opened event renders them itself (`Notices`).
 */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const isEventOpen = useOpenedEvent() !== undefined;
  const { code, close } = useLanguageOffer();
  // Prerendered pages have no notices: they depend on the visitor.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const notices = isHydrated && (
    <>
      {code && <LanguageOffer code={code} onClose={close} />}
      {site.offlineReading && <OfflineNotice />}
    </>
  );
  return (
    <NoticesContext value={notices}>
      {children}
      {!isEventOpen && notices}
    </NoticesContext>
  );
}

/** The notices, for a modal dialog. */
export function Notices() {
  return use(NoticesContext);
}
