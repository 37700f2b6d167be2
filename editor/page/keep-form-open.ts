/**
 * Lets Escape close no form: people press it to close a list of suggestions. Sveltia CMS has no option for this, only the
 * user's preference "Close the editor with the Escape key", which it reads here when its module is loaded.
 */
const key = "sveltia-cms.prefs";

const preferences: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
localStorage.setItem(key, JSON.stringify(Object.assign({}, preferences, { closeWithEscape: false })));
