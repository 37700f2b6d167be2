/*
 * What the editor uses of Sveltia CMS that its documentation does not describe, because it has no option, function or event for
 * it. `tests/e2e/editor/` fails if an upgrade changes it.
 */

/**
 * Sets two of the user's preferences. Escape does not close a form, because people press it to close a list of suggestions. Save
 * does not close a form either, because Sveltia CMS would then show the list of events after the save of a page's texts.
 */
export function keepFormsOpen(): void {
  const preferences: unknown = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? "{}");
  const own = { closeWithEscape: false, closeOnSave: false };
  localStorage.setItem("sveltia-cms.prefs", JSON.stringify(Object.assign({}, preferences, own)));
}

/** Signs in the user of this computer, where nobody has an account. Without one, Sveltia CMS shows a form for it. */
export function signInLocally(backendName: string): void {
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName, token: "this computer" }));
}

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
