/** What a postcard defines for its own use; it has to stand in every drawing that shows one of the layers. */
export function definitionsOf(postcard: string): string {
  return /<defs>[\s\S]*?<\/defs>/.exec(postcard)?.[0] ?? "";
}

/**
 * A postcard's three depths (sky, landmark, pattern) without its frame; its own comments `1 ·`, `2 ·` and `3 ·` stand
 * between them.
 *
 * @throws Error when they do not
 */
export function layersOf(postcard: string): [back: string, middle: string, front: string] {
  const [, back] = /<!-- 1 ·[^>]*-->([\s\S]*?)<!-- 2 ·/.exec(postcard) ?? [];
  const [, middle] = /<!-- 2 ·[^>]*-->([\s\S]*?)<!-- 3 ·/.exec(postcard) ?? [];
  const [, front] = /<!-- 3 ·[^>]*-->([\s\S]*?)\n {2}<\/g>/.exec(postcard) ?? [];
  if (!back || !middle || !front) throw new Error("A postcard's three layers are not marked by comments.");
  return [back, middle, front];
}
