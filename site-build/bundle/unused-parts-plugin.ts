import { type Plugin, parseSync, Visitor } from "vite";
import { type Bodies, unusedFunctions } from "./unused-functions.ts";

/** The modules of the router and of React, as they lie in their packages. */
const libraryModule =
  /\/node_modules\/(?:react-router\/dist\/.*\.js|react-dom\/cjs\/react-dom-client\.production\.js)$/;

/** A name that only React's developer tools show, given to a component or a context. */
const displayName = /^\w+\.displayName = .*;$/gm;

/** What makes a component or a context and does nothing else. */
const maker = /(?<!@__PURE__ \*\/ )(?=React\$1\.(?:forwardRef|createContext|memo)\()/g;

/** A component that is a class. */
const classComponent = /^var (\w+) = (class extends React\$1\.Component \{[\s\S]*?^\});$/gm;

/** What references to fragments can do; no fragment of this site has one. */
const fragmentMethod = /^FragmentInstance\.prototype\.\w+ = [\s\S]*?^\};$/gm;

/** Options of the router that this site never gives. */
const options = /\b(?:(?:init|opts\??)\.(?:instrumentations|patchRoutesOnNavigation)|future\.unstable_\w+)\b/g;

/**
 * Vite plugin: lets the bundler leave out what of the router, and of React's references to fragments, this
 * site does not use, which would be a tenth of every
 * visitor's script.
 */
export function unusedPartsPlugin(): Plugin {
  return {
    name: "unused-parts",
    apply: "build",
    transform: {
      filter: { id: libraryModule },
      handler: (code, id) => {
        const { bodies = {} } = unusedFunctions.find(({ module }) => id.endsWith(module)) ?? {};
        return { code: withoutUnusedComponents(withBodies(code, bodies)), map: null };
      },
    },
  };
}

/** A module's code in which components, contexts and options may be left out where nobody uses them. */
export function withoutUnusedComponents(code: string): string {
  return code
    .replace(displayName, "")
    .replace(fragmentMethod, "")
    .replace(maker, "/* @__PURE__ */ ")
    .replace(classComponent, "var $1 = /* @__PURE__ */ (() => $2)();")
    .replace(options, "undefined");
}

/**
 * A module's code with other bodies for some of its functions.
 *
 * @throws Error when one of them is not there exactly once: another version of the library has to be looked at
 */
export function withBodies(code: string, bodies: Bodies): string {
  const found: { name: string; start: number; end: number }[] = [];
  new Visitor({
    FunctionDeclaration: ({ id, body }) => {
      if (id && body && Object.hasOwn(bodies, id.name)) found.push({ name: id.name, start: body.start, end: body.end });
    },
  }).visit(parseSync("library.js", code).program);
  for (const name of Object.keys(bodies)) {
    const count = found.filter((body) => body.name === name).length;
    if (count !== 1)
      throw new Error(`A library has ${count} functions ${name}: look at site-build/bundle/unused-functions.ts.`);
  }
  // From the end, so that the places of those before stay as they are.
  return found
    .sort((a, b) => b.start - a.start)
    .reduce((text, { name, start, end }) => text.slice(0, start) + bodies[name] + text.slice(end), code);
}
