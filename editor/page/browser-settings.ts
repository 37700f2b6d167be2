/**
 * Two settings that Sveltia CMS reads from the browser's storage, and for which it has no option or function:
 * - Escape does not close a form, because people press it to close a list of suggestions. It is a preference of the user.
 *   Sveltia CMS reads it while its module is loaded, so import this module first.
 * - On this computer nobody signs in. Sveltia CMS signs a user in without a form only if it finds an account here.
 */
const preferences: unknown = JSON.parse(localStorage.getItem("sveltia-cms.prefs") ?? "{}");
localStorage.setItem("sveltia-cms.prefs", JSON.stringify(Object.assign({}, preferences, { closeWithEscape: false })));

/** Signs the user of this computer in. */
export function signInHere(backendName: string): void {
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName, token: "this computer" }));
}
