/**
 * Loader of every undefined address (clause R-8), and of an event nobody knows.
 *
 * @throws a 404 answer, which the crash screen shows
 */
export function notFound(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}
