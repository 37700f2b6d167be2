/**
 * What the document tells its scripts: the attributes of the early script's element (`document.tsx`). Files have other names
 * in each publication, so code takes them from there.
 */
export function documentData(): DOMStringMap {
  return document.querySelector<HTMLElement>("[data-entry]")?.dataset ?? {};
}
