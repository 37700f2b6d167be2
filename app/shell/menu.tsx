import { type MouseEvent, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { words } from "../../words/words.ts";
import { site } from "../content/site-content.ts";
import { afterNextPaint } from "../ui/after-next-paint.ts";
import { wideLayout } from "../ui/breakpoints.ts";
import { CloseIcon } from "../ui/close-icon.tsx";
import { Drawing } from "../ui/drawing.tsx";
import { siteInEnglish } from "../ui/translated.tsx";
import engine from "./engine.svg?url&no-inline";
import { LanguageNavigation } from "./languages.tsx";
import { Brand, pageLinks } from "./shell-links.tsx";

/**
 * The hamburger button and its full overlay menu (clauses H-4 to H-6): a modal dialog, so Escape closes it and the page
 * behind it is inert. Browsers that support `command` open and close it before hydration.
 */
export function Menu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const lastKey = useRef(key);

  // Closes the menu after a navigation, but not after hydration: a menu that was opened before stays open.
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    dialog.current?.close();
  }, [key]);

  useEffect(() => {
    // Then the header has the links to pages (clause H-2).
    const wide = matchMedia(wideLayout);
    const closeIfWide = () => wide.matches && dialog.current?.close();
    // The back/forward cache would show the document with an open menu again.
    const closeOnLeaving = () => dialog.current?.close();
    wide.addEventListener("change", closeIfWide);
    window.addEventListener("pagehide", closeOnLeaving);
    return () => {
      wide.removeEventListener("change", closeIfWide);
      window.removeEventListener("pagehide", closeOnLeaving);
    };
  }, []);

  const open = (click: MouseEvent<HTMLElement>) => {
    // Not by `command`, which would open it before the pressed button is painted.
    click.preventDefault();
    // Safari does not focus a clicked button, so it could not restore the focus.
    click.currentTarget.focus();
    afterNextPaint(() => {
      const isSamePage = lastKey.current === key;
      if (isSamePage && !dialog.current?.open) dialog.current?.showModal();
    });
  };
  const close = () => dialog.current?.close();
  const closeByButton = (click: MouseEvent) => {
    // Otherwise `command` would close it a second time, which browsers report in the console.
    click.preventDefault();
    close();
  };
  return (
    <>
      <button
        type="button"
        className="disc menu-button narrow-only needs-script screen-only"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor="menu"
        onClick={open}
      >
        <svg width="28" height="24" aria-hidden="true">
          <path d="M0 2h28M0 12h28M0 22h28" fill="none" stroke="currentColor" strokeWidth="4" />
        </svg>
        <span className="visually-hidden">{words.openMenu}</span>
      </button>
      <dialog ref={dialog} id="menu" className="menu on-board narrow-only" aria-label={words.menu}>
        <div className="menu-board stack">
          <div className="menu-top middle">
            <Brand />
            <button type="button" className="disc menu-close" command="close" commandfor="menu" onClick={closeByButton}>
              <CloseIcon width={28} />
              <span className="visually-hidden">{words.closeMenu}</span>
            </button>
          </div>
          <nav className="menu-links display" aria-label={words.mainNavigation}>
            {pageLinks().map(({ to, label }) => (
              <NavLink key={to} className="middle" to={to} onClick={close}>
                {label}
              </NavLink>
            ))}
          </nav>
          <LanguageNavigation />
          <Drawing className="menu-engine" src={engine} width={340} height={116} loading="lazy" />
          <p className="menu-foot" {...siteInEnglish("headline")}>
            {site.headline}
          </p>
        </div>
      </dialog>
    </>
  );
}
