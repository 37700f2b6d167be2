/**
 * The names of the policies by which the site's own code may set what a browser runs: a page's content security policy
 * names these, and no other can be made. Each knows one purpose.
 */
export const trustedTypePolicies = {
  /** The entry script's address. */
  entry: "entry",
  /** The address of the worker of offline reading. */
  worker: "worker",
  /** Pages that were kept, read for their words by the offline page. */
  keptPages: "kept-pages",
} as const;
