/**
 * Settings that Sveltia CMS reads from the browser's storage, and for which it has no option or function:
 * - Two preferences of the user. Escape does not close a form, because people press it to close a list of suggestions. Save
 *   does not close a form either: it would lead from a page's texts to the list of events. Sveltia CMS reads them while its
 *   module is loaded, so import this module first.
 * - On this computer nobody signs in. Sveltia CMS signs a user in without a form only if it finds an account here.
 */
const preferences: unknown = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? "{}");
const own = { closeWithEscape: false, closeOnSave: false };
localStorage.setItem("sveltia-cms.prefs", JSON.stringify(Object.assign({}, preferences, own)));

/** Signs the user of this computer in. */
export function signInHere(backendName: string): void {
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName, token: "this computer" }));
}
