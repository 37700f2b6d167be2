import { fieldLabel } from "../form-words.ts";
import { fieldPath, fieldSelector } from "../sveltia-internals.ts";
import { byId, showMessage } from "./panel.ts";

/** The key in `localStorage` of the texts of the dialog that was edited last. */
const key = "dialog-text";

/**
 * Keeps the text that is typed into a dialog with fields, such as the one for an event's new speaker. Sveltia CMS does not keep
 * it before it is added to the form. If the page is closed before that, the panel shows the text at the next visit. Escape does
 * not close such a dialog.
 */
export function keepDialogText(): void {
  const kept = localStorage.getItem(key);
  const forget = () => localStorage.removeItem(key);
  if (kept) {
    showMessage(`You typed this into a new entry, but did not add it:\n${kept}`);
    byId("close-message").addEventListener("click", forget, { once: true });
  }
  let edited: Element | undefined;
  const on = (type: string, listener: (event: Event, dialog: Element) => void) =>
    addEventListener(
      type,
      (event) => {
        const dialog = event.target instanceof Element ? event.target.closest("dialog") : null;
        if (dialog) listener(event, dialog);
      },
      { capture: true },
    );
  on("keydown", (event, dialog) => {
    if ((event as KeyboardEvent).key !== "Escape" || !dialog.querySelector(fieldSelector)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  on("input", (_event, dialog) => {
    const text = textIn(dialog);
    if (!text) return;
    edited = dialog;
    localStorage.setItem(key, text);
  });
  // The user has added the entry or cancelled the dialog.
  on("close", (_event, dialog) => {
    if (dialog === edited) forget();
  });
}

/** Returns the labels and the texts of a dialog's fields. */
function textIn(dialog: Element): string {
  const controls = dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `${fieldSelector} :is(input, textarea)`,
  );
  return [...controls]
    .filter(({ value }) => value !== "")
    .map((control) => `${fieldLabel(fieldPath(control))}: ${control.value}`)
    .join("\n");
}
