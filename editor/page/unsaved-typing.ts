/** The button that saves a form. It is enabled if there is something to save. Its text depends on the browser's language. */
const enabledSaveButton = 'button[aria-keyshortcuts$="+S"]:enabled';

/** A field of a form. */
const formField = "[data-key-path]";

/**
 * Asks before a page with unsaved text is closed or loaded again. Sveltia CMS keeps a draft half a second after the last
 * key, and offers to restore it when the form is opened the next time; it does not ask.
 */
export function askBeforeUnload(): void {
  addEventListener("beforeunload", (event) => {
    const isTyped = [enabledSaveButton, formField].every((selector) => document.querySelector(selector) !== null);
    if (isTyped) event.preventDefault();
  });
}
