// Plain JavaScript, which a Node that is too old can read too.

/** The major version of Node that all code here is written for; `package.json` pins the whole one. */
export const neededNode = 24;

/**
 * The message for a version of Node that is too old; undefined for another.
 *
 * @param {number} needed
 * @param {string} version such as `20.20.2`
 * @returns {string | undefined}
 */
export function nodeMistake(needed, version) {
  if (Number.parseInt(version, 10) >= needed) return undefined;
  return `Node ${version} is too old: this site needs Node ${needed}, which \`npm ci\` puts into node_modules/.bin/node.`;
}
