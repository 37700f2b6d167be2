import type { Plugin } from "vite";

/** A name for React's developer tools, given to a component or a context beside it: to the bundler, a use of it. */
const displayName = /^\w+\.displayName = .*;$/gm;

/** The calls that make a component or a context, and do nothing else. */
const maker = /(?=\bReact\$1\.(?:forwardRef|createContext|memo)\()/g;

/**
 * Vite plugin: lets the bundler leave out the router's components that the site does not use (forms, its own links), 2 KB
 * of every visitor's script. It marks what the bundler cannot see, that making a component has no effect; where a later
 * version of the router is written otherwise, nothing is found, and the script is that much heavier.
 */
export function unusedComponentsPlugin(): Plugin {
  return {
    name: "unused-components",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.js$/ },
      handler: (code) => ({ code: code.replace(displayName, "").replace(maker, "/* @__PURE__ */ "), map: null }),
    },
  };
}
