/** Functions by name, each with a short body to stand in for its own. */
export type Bodies = Readonly<Record<string, string>>;

/**
 * Functions of the router for what this site does not have, by the ends of their modules' names: forms and their actions,
 * fetchers, blockers, middleware, routes that are found later, optional parts of addresses, what a server of its own has
 * put into the page, and warnings to programmers. Each has the body that answers as the function does where there is
 * nothing of the kind.
 *
 * `biome.json` refuses the imports that would need them.
 */
export const unusedFunctions: readonly { module: string; bodies: Bodies }[] = [
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
      getInstrumentationNavigateMeta: "{}",
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
      RSCErrorHandler: "{ return children; }",
      getDataRouterConsoleError: "{}",
    },
  },
  { module: "/lib/router/history.js", bodies: { warning: "{}" } },
  { module: "/lib/router/utils.js", bodies: { explodeOptionalSegments: "{ return [path]; }" } },
];
