declare global {
  /** A policy makes a trusted value of a text; the types call that a text too, since it is used as one. */
  type TrustedTypePolicy = {
    createHTML(text: string): string;
    createScriptURL(text: string): string;
  };

  /** https://w3c.github.io/trusted-types/dist/spec/, which not every browser has. */
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Partial<TrustedTypePolicy>): TrustedTypePolicy };
  }
}

/**
 * The names of the policies by which the site's own code may set the code that a browser runs: a page's content
 * security policy names these, and no other can be made. Each knows one purpose.
 */
export const trustedTypePolicies = {
  /** The entry script's address. */
  entry: "entry",
  /** The address of the worker of offline reading. */
  worker: "worker",
  /** Pages that were kept, read for their words by the offline page. */
  keptPages: "kept-pages",
} as const;
