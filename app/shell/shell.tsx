import { Outlet, ScrollRestoration } from "react-router";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationAnnouncer } from "./navigation-announcer.tsx";
import { PendingBar } from "./pending-bar.tsx";
import { ReadySignal } from "./ready-signal.tsx";
import "./shell.css";

/** What stands around every page: skip link, header, footer, and the parts that make client navigation accessible. */
export function Shell() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <PendingBar />
      <NavigationAnnouncer />
      <ScrollRestoration />
      <ReadySignal />
    </>
  );
}
