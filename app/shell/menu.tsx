import { site } from "content:site";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { Brand } from "./brand.tsx";
import engine from "./engine.svg?url&no-inline";
import { pageLinks } from "./page-links.ts";
import "./menu.css";

/** The viewport from which the page links stand in the header and the menu is not needed (clause H-2). */
const wideViewport = "(width >= 781px)";

/**
 * The hamburger button and its full overlay menu (clauses H-4 to H-6): a modal dialog, so Escape closes it and the page
 * behind is inert. Browsers that know `command` open and close it before any script has run.
 */
export function Menu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what changes on every navigation
  useEffect(() => dialog.current?.close(), [key]);

  useEffect(() => {
    const wide = matchMedia(wideViewport);
    const close = () => wide.matches && dialog.current?.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);

  const open = () => {
    const opensByItself = "command" in HTMLButtonElement.prototype;
    if (!opensByItself && !dialog.current?.open) dialog.current?.showModal();
  };
  return (
    <>
      <button
        type="button"
        className="menu-button"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor="menu"
        onClick={open}
      >
        <span className="menu-bars" aria-hidden="true" />
        <span className="visually-hidden">Open menu</span>
      </button>
      <dialog ref={dialog} id="menu" className="menu" aria-label="Menu">
        <div className="menu-board">
          <div className="menu-top">
            <Brand />
            <button
              type="button"
              className="menu-close"
              command="close"
              commandfor="menu"
              onClick={() => dialog.current?.close()}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 4l16 16M20 4L4 20" fill="none" stroke="currentColor" strokeWidth="3.6" />
              </svg>
              <span className="visually-hidden">Close menu</span>
            </button>
          </div>
          <nav className="menu-links" aria-label="Menu">
            {pageLinks.map(({ to, label }) => (
              <NavLink key={to} to={to} end={to === "/"} onClick={() => dialog.current?.close()}>
                {label}
              </NavLink>
            ))}
          </nav>
          <img className="menu-engine" src={engine} width={340} height={116} alt="" loading="lazy" />
          <p className="menu-foot">{site.headline}</p>
        </div>
      </dialog>
    </>
  );
}
