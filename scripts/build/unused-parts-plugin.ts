import { type Plugin, parseSync, Visitor } from "vite";

/** The router's modules, as they lie in its package. */
const routerModule = /\/node_modules\/react-router\/dist\/.*\.js$/;

/** A name that only React's developer tools show, given to a component or a context. */
const displayName = /^\w+\.displayName = .*;$/gm;

/** What makes a component or a context and does nothing else. */
const maker = /(?<!@__PURE__ \*\/ )(?=React\$1\.(?:forwardRef|createContext|memo)\()/g;

/** A component that is a class. */
const classComponent = /^var (\w+) = (class extends React\$1\.Component \{[\s\S]*?^\});$/gm;

/** Options of the router that this site never gives. */
const options = /\b(?:(?:init|opts\??)\.(?:instrumentations|patchRoutesOnNavigation)|future\.unstable_\w+)\b/g;

/** Functions by name, each with a short body to stand in for its own. */
type Bodies = Readonly<Record<string, string>>;

/**
 * Functions of the router for what this site does not have: forms and their actions, fetchers, blockers, middleware,
 * routes that are found later,
 * optional parts of addresses, what a server of the router's own has put into the page, and warnings to programmers. By the ends of their
 * modules' names; each with the body that answers as the function does where there is nothing of the kind.
 */
const unused: readonly { module: string; bodies: Bodies }[] = [
  {
    module: "/lib/router/router.js",
    bodies: {
      handleAction: "{}",
      normalizeNavigateOptions: "{ return { path }; }",
      getSubmissionFromNavigation: "{}",
      getActionDataForCommit: "{ return {}; }",
      fetch: "{}",
      handleFetcherAction: "{}",
      handleFetcherLoader: "{}",
      getFetcher: "{}",
      resetFetcher: "{}",
      setFetcherError: "{}",
      abortFetcher: "{}",
      queueFetcherForDeletion: "{}",
      getUpdatedRevalidatingFetchers: "{}",
      markFetchRedirectsDone: "{ return false; }",
      abortStaleFetchLoads: "{ return false; }",
      getBlocker: "{}",
      updateBlocker: "{}",
      deleteBlocker: "{}",
      shouldBlockNavigation: "{}",
      defaultDataStrategyWithMiddleware: "{ return defaultDataStrategy(args); }",
      loadLazyMiddlewareForMatches: "{}",
      discoverRoutes: "{}",
      cancelDiscoveryNavigation: "{}",
      patchRoutesImpl: "{}",
    },
  },
  {
    module: "/lib/dom/lib.js",
    bodies: {
      parseHydrationData: "{}",
      ScrollRestoration: "{ useScrollRestoration({ getKey, storageKey }); return null; }",
    },
  },
  {
    module: "/lib/hooks.js",
    bodies: {
      DefaultErrorComponent: "{ return null; }",
      useNavigateUnstable: "{}",
      warningOnce: "{}",
    },
  },
  { module: "/lib/router/history.js", bodies: { warning: "{}" } },
  { module: "/lib/router/utils.js", bodies: { explodeOptionalSegments: "{ return [path]; }" } },
];

/**
 * Vite plugin: lets the bundler leave out what of the router this site does not use, which would be a tenth of every
 * visitor's script.
 */
export function unusedPartsPlugin(): Plugin {
  return {
    name: "unused-parts",
    apply: "build",
    transform: {
      filter: { id: routerModule },
      handler: (code, id) => {
        const { bodies = {} } = unused.find(({ module }) => id.endsWith(module)) ?? {};
        return { code: withoutUnusedComponents(withBodies(code, bodies)), map: null };
      },
    },
  };
}

/** A module's code in which components, contexts and options may be left out where nobody uses them. */
export function withoutUnusedComponents(code: string): string {
  return code
    .replace(displayName, "")
    .replace(maker, "/* @__PURE__ */ ")
    .replace(classComponent, "var $1 = /* @__PURE__ */ (() => $2)();")
    .replace(options, "undefined");
}

/**
 * A module's code with other bodies for some of its functions.
 *
 * @throws Error when one of them is not there exactly once: another version of the router has to be looked at
 */
export function withBodies(code: string, bodies: Bodies): string {
  const found: { name: string; start: number; end: number }[] = [];
  new Visitor({
    FunctionDeclaration: ({ id, body }) => {
      if (id && body && Object.hasOwn(bodies, id.name)) found.push({ name: id.name, start: body.start, end: body.end });
    },
  }).visit(parseSync("router.js", code).program);
  for (const name of Object.keys(bodies)) {
    const count = found.filter((body) => body.name === name).length;
    if (count !== 1)
      throw new Error(`react-router has ${count} functions ${name}: look at scripts/build/unused-parts-plugin.ts.`);
  }
  // From the end, so that the places of those before stay as they are.
  return found
    .sort((a, b) => b.start - a.start)
    .reduce((text, { name, start, end }) => text.slice(0, start) + bodies[name] + text.slice(end), code);
}
