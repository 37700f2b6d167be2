import path from "node:path";

/**
 * Node's words for the server that a build has made, as `npm start` and the Dockerfile start it: with little memory for
 * young objects, which are all that an answer makes.
 *
 * @param home the folder in which `build/` lies
 */
export function builtServer(home: string): string[] {
  return ["--max-semi-space-size=2", "--heap-growing-percent=15", path.resolve(home, "build/server/main.js")];
}
