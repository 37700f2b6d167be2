import type { PagePolicy } from "../http/header-rules.ts";

/** How long a line of `_headers` may be: Cloudflare Pages leaves out a longer one. */
const longestLine = 2000;

/** What stands around a policy in its line. */
const aroundPolicy = "  Content-Security-Policy: ; upgrade-insecure-requests".length;

const hash = /^'sha256-/;

/**
 * The policies of pages as hosts of static files are told them, which take a hundred rules or so however many events and
 * languages there are: the pages of a folder have one rule, which allows what any of them has in it.
 *
 * @param policies those of the pages one by one; pages of one folder differ in their hashes alone
 */
export function policiesByFolder(policies: readonly PagePolicy[]): PagePolicy[] {
  const pages = policies.flatMap(({ policy, pages }) => pages.map((address) => ({ address, policy })));
  const folders = Map.groupBy(pages, ({ address }) => /^\/[^/]+\/(?=.)/.exec(address)?.[0] ?? address);
  return Array.from(folders, ([folder, inside]) => {
    const [first] = inside;
    if (inside.length === 1 && first) return { policy: first.policy, pages: [first.address] };
    return { policy: together(inside.map(({ policy }) => policy)), pages: [`${folder}*`] };
  });
}

/**
 * A policy that allows what any of some policies allows. Where the hashes of their styles would make it longer than hosts
 * read, it allows any style in the page: a line that is left out would allow any script too.
 */
function together(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const [name = "", ...sources] of policies.flatMap((policy) =>
    policy.split("; ").map((text) => text.split(" ")),
  )) {
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  }
  const whole = policyText(directives);
  if (whole.length + aroundPolicy <= longestLine) return whole;
  const styles = [...(directives.get("style-src") ?? [])].filter((source) => !hash.test(source));
  return policyText(directives.set("style-src", new Set([...styles, "'unsafe-inline'"])));
}

function policyText(directives: ReadonlyMap<string, ReadonlySet<string>>): string {
  return Array.from(directives, ([name, sources]) => [name, ...sources].join(" ")).join("; ");
}
