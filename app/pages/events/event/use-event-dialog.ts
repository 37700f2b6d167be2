import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useOutletContext } from "react-router";
import { ownAddress } from "../../../../catalogue/links/own-address.ts";
import { wasOpenedFromList } from "../list/opened-from-list.ts";

/**
 * Gives the function that closes the modal: back to the list where one lies behind, else the list in the event's place
 * (clause E-6), so that Back leads to the page that the visitor came from and not into the event again.
 *
 * @param list the address of the list with the event on it
 */
export function useClose(list: string) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const hasList = useOutletContext<boolean>();
  const closing = useRef(false);
  return () => {
    // A double click must not go back twice.
    if (closing.current) return;
    closing.current = true;
    if (wasOpenedFromList(state) || (key === "default" && cameFromList())) return navigate(-1);
    // Where the list cannot be had, Back has to return to the event (clause O-4).
    const replace = hasList || navigator.onLine;
    navigate(list, { replace, preventScrollReset: true, viewTransition: true });
  };
}

/** Whether the document before this one was the list: in another language, where the event has no page. */
function cameFromList(): boolean {
  const { referrer } = document;
  if (!referrer || history.length === 1) return false;
  const { origin, pathname } = new URL(referrer);
  return origin === location.origin && pathname.endsWith(ownAddress("/events"));
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
  // The list of another city has no card for it: the visitor came from the link that chose that city.
  const card =
    document.querySelector<HTMLElement>(`.event-card a[href="${ownAddress(address)}"]`) ??
    document.querySelector<HTMLElement>(".phase-panel:not([hidden]) .city-chips [aria-current]");
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
export function useBackdrop(dialog: RefObject<HTMLDialogElement | null>, close: () => void) {
  const pressed = useRef<EventTarget>(null);
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      pressed.current = target;
    };
    const element = dialog.current;
    element?.addEventListener("pointerdown", press);
    return () => element?.removeEventListener("pointerdown", press);
  }, [dialog]);
  return {
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (pressed.current === currentTarget && target === currentTarget) close();
    },
  };
}
