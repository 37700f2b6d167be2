/** What a look at what is kept finds: nothing where the browser keeps nothing, or refuses, as where it blocks storage. */
export async function lookUp<Found>(look: (kept: CacheStorage) => Promise<Found>): Promise<Found | undefined> {
  try {
    return window.caches && (await look(window.caches));
  } catch {
    return undefined;
  }
}
