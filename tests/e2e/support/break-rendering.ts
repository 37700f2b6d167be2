import type { Page } from "@playwright/test";

/** The text of the error that a page throws while it renders. */
export const renderingError = "The points at Itarsi are stuck";

/** Lets any page fail to render that has this text in a heading. */
export async function breakRendering(page: Page, heading: string) {
  await page.evaluate(
    ({ text, message }) => {
      const { appendChild } = Node.prototype;
      Node.prototype.appendChild = function append<T extends Node>(this: Node, child: T): T {
        if (/^H\d$/.test(child.nodeName) && child.textContent === text) throw new Error(message);
        return appendChild.call(this, child) as T;
      };
    },
    { text: heading, message: renderingError },
  );
}
