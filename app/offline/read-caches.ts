/**
 * Reads from the caches of offline reading.
 *
 * @returns what `read` finds; undefined in a browser that has no caches, or refuses them, as where it blocks storage
 */
export async function readCaches<Found>(read: (caches: CacheStorage) => Promise<Found>): Promise<Found | undefined> {
  try {
    return window.caches && (await read(window.caches));
  } catch {
    return undefined;
  }
}
