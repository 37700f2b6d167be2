/**
 * The URLs of files that the document has for its scripts: the `data-` attributes of the early script (`document.tsx`). The names of
 * files change with each publication, so code cannot contain them.
 */
export function documentData(): DOMStringMap {
  return document.querySelector<HTMLElement>("[data-entry]")?.dataset ?? {};
}
