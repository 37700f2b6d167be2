/**
 * What was typed into a form and not saved: Sveltia CMS keeps no draft of a file on this computer, so the user is asked
 * before it is lost. It has no option for that, and tells nobody whether a form has changed; its button to save does.
 */

/** The button that saves a form, where there is something to save. Its text depends on the browser's language. */
const enabledSaveButton = 'button[aria-keyshortcuts$="+S"]:enabled';

/** A field of a form. A form that was saved has none any more, and closes. */
const formField = "[data-key-path]";

const question = "The open form is not saved. What you typed in it will be lost. Go on?";

/** Whether the user has agreed already to lose what is typed, so that the browser does not ask a second time. */
let mayBeLost = false;

function isTyped(): boolean {
  return !mayBeLost && [enabledSaveButton, formField].every((selector) => document.querySelector(selector) !== null);
}

/** Whether what is typed may be lost: there is nothing, or the user agrees. */
export function mayLoseTyping(): boolean {
  return !isTyped() || confirm(question);
}

/** Loads the page again without a question. */
export function reload(): void {
  mayBeLost = true;
  location.reload();
}

/** Asks before a form with something to save is left: by a link, Back, a reload or a closed tab. */
export function guardTyping(): void {
  addEventListener("beforeunload", (event) => {
    if (isTyped()) event.preventDefault();
  });
  // Firefox before 147 and Safari before 26.2 have no Navigation API: there only the listener above asks.
  window.navigation?.addEventListener("navigate", (event) => {
    // Sveltia CMS replaces an address where the form stays.
    const isLeft = event.navigationType === "push" || event.navigationType === "traverse";
    if (isLeft && event.cancelable && event.destination.sameDocument && !mayLoseTyping()) event.preventDefault();
  });
  // Sveltia CMS shows what a `hashchange` of its own names, also where the navigation was refused.
  const stopRefused = (event: HashChangeEvent) => {
    if (!event.isTrusted && new URL(event.newURL).href !== location.href) event.stopImmediatePropagation();
  };
  addEventListener("hashchange", stopRefused, { capture: true });
}
