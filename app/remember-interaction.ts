/** Selects the elements that can have the focus. */
const focusable = "a, button, summary, [tabindex]";

/**
 * Remembers which `<details>` are open and which element has the focus.
 *
 * @returns restores both, by the places of the elements, after React has rendered the page anew
 */
export function rememberInteraction(root: HTMLElement): () => void {
  const open = Array.from(root.querySelectorAll("details"), (details) => details.open);
  const focused = Array.from(root.querySelectorAll(focusable)).indexOf(document.activeElement ?? root);
  return () => {
    for (const [index, details] of root.querySelectorAll("details").entries()) details.open = open[index] ?? false;
    root.querySelectorAll<HTMLElement>(focusable)[focused]?.focus({ preventScroll: true });
  };
}
