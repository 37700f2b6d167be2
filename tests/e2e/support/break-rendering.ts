import type { Page } from "@playwright/test";

/** The message of the error that `breakRendering` throws. */
export const renderingError = "The points at Itarsi are stuck";

/** Makes React throw an error when it renders a heading with this text. */
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
