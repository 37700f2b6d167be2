import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { ownAddress } from "../../../../catalogue/links/own-address.ts";
import { pages } from "../../../../catalogue/pages.ts";
import { inLanguage } from "../../../../catalogue/site-languages.ts";
import { siteLanguage, siteLanguages } from "../../../../words/site-language.ts";
import { stepsToList } from "../list/opened-from-list.ts";

/**
 * Gives the function that closes the modal: back to the list where the history entry says that one lies behind it, else
 * the list in the event's place (clause E-6), so that Back leads to the page that the visitor came from and not into the
 * event again.
 *
 * @param list the address of the list with the event on it
 */
export function useClose(list: string) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isGoingBack = useRef(false);
  return () => {
    const steps = stepsToList(state);
    if (steps > 0) {
      // A double click must not go back twice.
      if (!isGoingBack.current) navigate(-steps);
      isGoingBack.current = true;
      return;
    }
    // Only the entry that the document began with: other entries came by links of this language's pages.
    const otherList = key === "default" && navigator.onLine && listInOtherLanguage();
    if (otherList) return location.replace(otherList);
    navigate(list, { replace: true, preventScrollReset: true, viewTransition: true });
  };
}

/**
 * The address of the list in another language that has no page of this event, so that its link led to this document;
 * undefined where another page led here, or none.
 */
function listInOtherLanguage(): string | undefined {
  const { referrer } = document;
  const page = referrer.replace(/\/city\/[^/]+$|\?.*$/, "");
  const isList = siteLanguages.some(
    ({ code }) => code !== siteLanguage && page === location.origin + inLanguage(pages.events.address, code),
  );
  return isList ? referrer : undefined;
}

/**
 * A dialog that is prerendered open becomes modal when the page is live, before it is painted: an Escape that follows
 * the tap at once must not be lost. Without a script it reads as it stands, and a visitor who has read on in it, or is
 * on an element of it, stays there. Else its title has the focus first, so that a screen reader begins there and no
 * button looks pressed. The focus returns to the event's card, also where the visitor did not come from it: by an
 * address, or by Forward.
 *
 * @param address the event's own, which its card links to
 */
export function useModal(address: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const title = element?.querySelector<HTMLElement>("h2");
    const sheet = title?.closest(".event-modal-sheet");
    const top = sheet?.scrollTop ?? 0;
    const focused = document.activeElement;
    element?.close();
    // Else Firefox gives the focus to the first link for a moment, and scrolls to it where it lies below the window.
    if (title) title.autofocus = true;
    element?.showModal();
    const first = focused instanceof HTMLElement && element?.contains(focused) ? focused : title;
    first?.focus({ preventScroll: true });
    sheet?.scrollTo({ top, behavior: "instant" });
    return () => {
      element?.close();
      // The list may come with this very change of the page, and is there when that is done.
      queueMicrotask(() => focusOnList(address));
    };
  }, [address]);
  return dialog;
}

/** Gives the focus to an event's card in the list. */
function focusOnList(address: string) {
  const card = document.querySelector<HTMLElement>(`.event-card a[href="${ownAddress(address)}"]`);
  card?.focus({ preventScroll: true });
  if (card && !isInView(card)) card.scrollIntoView({ block: "center" });
}

/** Whether any of an element stands within the window's height. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Attributes of the dialog. Its own area is covered by its sheet: an event that reaches it directly came from the
 * backdrop. A press that began in the sheet, as when selecting text beyond its edge, is no click on the backdrop.
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
