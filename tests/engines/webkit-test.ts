import { test as base, expect } from "@playwright/test";
import { testSite } from "../../site-build/site-folders.ts";
import { type Relay, startRelay } from "../e2e/support/relay.ts";
import { startSite } from "../e2e/support/start-site.ts";
import { startWebKit, type WebKitOptions, type WebKitPage } from "./webkit-page.ts";

type Fixtures = {
  /** How the browser is started. */
  started: WebKitOptions;
  /** Errors that the page may write to the console in this test; any other fails it. */
  allowedErrors: RegExp;
  webkit: WebKitPage;
};

/** Keeps what goes wrong in a page where a test can read it: WebDriver itself has no word for the console. */
const watchErrors = () => {
  const key = "errors of this test";
  const keep = (...words: unknown[]) => {
    const kept: string[] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    sessionStorage.setItem(key, JSON.stringify([...kept, words.map(String).join(" ")]));
  };
  console.error = keep;
  addEventListener("error", ({ message, target }) => keep(message ?? `${target} failed`), true);
  addEventListener("unhandledrejection", ({ reason }) => keep("unhandled", reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    keep("policy", violatedDirective, blockedURI, sample),
  );
};

const watcher = "/watch-errors.js";

/** Tests of the production build in WebKitGTK, each in a browser of its own. An error in the page fails the test. */
export const test = base.extend<Fixtures, { relay: Relay }>({
  started: [{}, { option: true }],
  allowedErrors: [/(?!)/, { option: true }],
  relay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
    async ({}, use) => {
      const site = await startSite(testSite);
      const relay = await startRelay(site.origin, (html) =>
        html.replace("<head>", `<head><script src="${watcher}"></script>`),
      );
      relay.own.set(watcher, { type: "text/javascript", body: `(${watchErrors})()` });
      await use(relay);
      relay.stop();
      await site.stop();
    },
    { scope: "worker" },
  ],
  webkit: async ({ relay, started, allowedErrors }, use) => {
    const { page, stop } = await startWebKit(relay.origin, started);
    let errors: string[] = [];
    try {
      await page.resize(1280, 800);
      await use(page);
      errors = await page.evaluate(() => JSON.parse(sessionStorage.getItem("errors of this test") ?? "[]") as string[]);
    } finally {
      await stop();
    }
    expect(errors.filter((error) => !allowedErrors.test(error))).toEqual([]);
  },
});

export { expect };
