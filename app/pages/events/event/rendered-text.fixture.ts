/** An element's text as it stands on the screen: line breaks as they are rendered, capitals as style makes them. */
export function renderedText(element: Element | null): string {
  if (!(element instanceof HTMLElement)) throw new Error("there is no such element");
  return element.innerText;
}
