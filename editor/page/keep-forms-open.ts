/**
 * Settings that Sveltia CMS reads from `localStorage`, because it has no option or function for them:
 * - Two preferences of the user. Escape does not close a form, because people press it to close a list of suggestions. Save
 *   does not close a form either, because Sveltia CMS would then show the list of events after the save of a page's texts.
 *   Sveltia CMS reads the preferences when its module is evaluated, so import this module first.
 * - The account on this computer, where nobody signs in. Without an account in `localStorage`, Sveltia CMS shows a form.
 */
const preferences: unknown = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? "{}");
const own = { closeWithEscape: false, closeOnSave: false };
localStorage.setItem("sveltia-cms.prefs", JSON.stringify(Object.assign({}, preferences, own)));

/** Signs in the user of this computer. */
export function signInLocally(backendName: string): void {
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName, token: "this computer" }));
}
