/** An element's opening tag, or a script or style sheet whole: what looks like a tag within one is none. */
const tagsAndRaw = /<(script|style)\b[\s\S]*?<\/\1>|<[a-z][^<>]*>/gi;

/** HTML's elements without content, for which a slash before the end of the tag says nothing; in SVG it does. */
const ofVoid = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/;

/**
 * A page that React wrote, with the same elements in fewer bytes: `<link disabled>` for `<link disabled=""/>`. It takes 20 to
 * 40 compressed bytes, by which the heaviest pages fit into `firstFlight`. In values there is nothing that looks so, as React
 * writes `"` and `>` as references.
 */
export function withShortTags(html: string): string {
  return html.replace(tagsAndRaw, (tag: string, raw: string | undefined) => (raw === undefined ? shortTag(tag) : tag));
}

function shortTag(tag: string): string {
  const open = ofVoid.test(tag) ? tag.replace(/\/>$/, ">") : tag;
  return open.replaceAll('=""', "");
}
