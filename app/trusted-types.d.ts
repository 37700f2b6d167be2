/** What a policy of trusted types makes of a text; the types call it a text too, since that is how it is used. */
type TrustedTypePolicy = {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
};

/** https://w3c.github.io/trusted-types/dist/spec/, which not every browser has. */
interface Window {
  trustedTypes?: { createPolicy(name: string, rules: Partial<TrustedTypePolicy>): TrustedTypePolicy };
}
