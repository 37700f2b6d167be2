import type { Page } from "@playwright/test";

/** Puts a page in the place of another that throws while it renders. */
export async function breakPage(page: Page, script: RegExp, component: string) {
  await page.route(script, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export const loadHome = () => null;
        export function ${component}() { throw new Error("The points at Itarsi are stuck"); }`,
    }),
  );
}
