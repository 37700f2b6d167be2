/**
 * What Vite bundles for browsers before it answers: all CommonJS packages, which browsers cannot load. Vite does not look for
 * more: one that it finds while a page loads takes the addresses of the others away, and the page may stay empty. A CommonJS
 * package that is missing here fails in the browser.
 */
export const browserPackages = [
  "react",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "react-dom",
  "react-dom/client",
  "react-router",
  "react-router/dom",
];

/** Where the server of a port keeps what was bundled: in a folder of all, one with another `NODE_ENV` removes the others'. */
export function bundledPackages(port: number): string {
  return `node_modules/.vite/${port}`;
}
