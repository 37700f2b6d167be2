/*
 * What the editor uses of Sveltia CMS that its documentation does not describe. `tests/e2e/editor/` fails if an upgrade changes
 * it. What is read from `localStorage` is in `page/browser-settings.ts`.
 */

/** Selects the fields of a form. There is no event by which a page learns that a form is open. */
export const fieldSelector = "[data-key-path]";

/** Returns the path of the field that contains an element, such as `figures.events`; an empty text outside of fields. */
export function fieldPath(element: Element): string {
  return element.closest<HTMLElement>(fieldSelector)?.dataset.keyPath ?? "";
}

/** Selects the button Save if the form has changes. Its text depends on the browser's language. */
export const enabledSaveButton = 'button[aria-keyshortcuts$="+S"]:enabled';

/**
 * The prefix of keys that Sveltia CMS adds to the entries of a list when one is added or moved. It removes these keys before it
 * saves, but the preview and the `preSave` event receive them.
 */
export const ownKeyPrefix = "__sc_";

/** The message of an error in `preSave`. For an error with another message, Sveltia CMS does not show the cause. */
export const savingFailed = "saving_failed";

/** Returns the kind of content whose list is shown, if a sheet can be imported there. */
export function listedKind(): string | undefined {
  return /^#\/collections\/(?:_singletons\/entries\/)?(events|partners)$/.exec(location.hash)?.[1];
}

/** Whether a form is shown. There is no event for leaving it. */
export function isFormShown(): boolean {
  return /\/(?:new|entries\/.+)$/.test(location.hash);
}
