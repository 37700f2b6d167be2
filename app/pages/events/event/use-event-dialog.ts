import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { cityPath, localizedPath } from "../../../../catalogue/links/site-paths.ts";
import { pages } from "../../../../catalogue/pages.ts";
import { splitLanguage } from "../../../../catalogue/site-languages.ts";
import { siteLanguage, siteLanguages } from "../../../../words/words.ts";
import { useOpenedFromList } from "../opened-event.ts";

/**
 * Returns the function that closes the modal (clause E-6). If the event was opened from a list, it goes back to that list. Otherwise
 * the list replaces the event in the history, so that Back returns to the page before and not to the event.
 *
 * @param list the URL of the list that has the event
 */
export function useClose(list: string) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const steps = useOpenedFromList()?.stepsToList ?? 0;
  const isGoingBack = useRef(false);
  return () => {
    if (steps > 0) {
      // A double click must not go back twice.
      if (!isGoingBack.current) navigate(-steps);
      isGoingBack.current = true;
      return;
    }
    // Only at the document's first location: then the document before it may be a list in another language.
    const otherList = key === "default" && navigator.onLine && listInOtherLanguage();
    if (otherList) return location.replace(otherList);
    navigate(list, { replace: true, preventScrollReset: true, viewTransition: true });
  };
}

/**
 * The URL of the list in another language from which the visitor came, because that language has no page of this event; undefined if
 * the visitor came from elsewhere.
 */
function listInOtherLanguage(): string | undefined {
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return undefined;
  const codes = siteLanguages.map(({ code }) => code);
  const { language, path } = splitLanguage(new URL(referrer).pathname, codes);
  const isList = path === pages.events.path || path.startsWith(cityPath(""));
  return isList && language !== siteLanguage ? referrer : undefined;
}

/**
 * Makes a dialog modal that is prerendered open, so that it can be read without a script. A layout effect does it, so that Escape
 * works at once. The scroll position and the focus stay, if the visitor has begun to read. Otherwise the title gets the focus, so
 * that screen readers begin there. When the dialog closes, the event's card gets the focus, also if the visitor opened the event by
 * its URL.
 *
 * @param path the event's path, which its card links to
 */
export function useModal(path: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const title = element?.querySelector<HTMLElement>("h2");
    const sheet = title?.closest(".event-modal-sheet");
    const top = sheet?.scrollTop ?? 0;
    const focused = document.activeElement;
    element?.close();
    // Firefox would focus the first link for a moment and scroll to it.
    if (title) title.autofocus = true;
    element?.showModal();
    const first = focused instanceof HTMLElement && element?.contains(focused) ? focused : title;
    first?.focus({ preventScroll: true });
    sheet?.scrollTo({ top, behavior: "instant" });
    return () => {
      element?.close();
      // React may render the list in the same commit: wait until it is done. The browser scrolls to a card out of view.
      queueMicrotask(() => {
        document.querySelector<HTMLElement>(`.event-card a[href="${localizedPath(path)}"]`)?.focus();
      });
    };
  }, [path]);
  return dialog;
}

/**
 * Event handlers of a dialog that close it at a click on its backdrop. The dialog's sheet covers the dialog, so the target of such a
 * click is the dialog itself. A press that began in the sheet, as when selecting text beyond its edge, is no click on the backdrop.
 */
export function useBackdrop(close: () => void) {
  const pressed = useRef<EventTarget>(null);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = target;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (pressed.current === currentTarget && target === currentTarget) close();
    },
  };
}
