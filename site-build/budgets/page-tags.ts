/** An element's opening tag: its name, and its attributes by name in small letters, as they are meant. */
export type Tag = { name: string; attributes: ReadonlyMap<string, string> };

const opening = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([^\s=>/]+)(?:="([^"]*)")?/g;
const words = /<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/gi;

/** Every opening tag of a page that React wrote, in order; what looks like one within scripts and styles is none. */
export function tagsOf(html: string): Tag[] {
  return Array.from(html.replace(words, "<$1$2>").matchAll(opening), ([, name = "", text = ""]) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      Array.from(text.matchAll(attribute), ([, key = "", value = ""]) => [key.toLowerCase(), meant(value)] as const),
    ),
  }));
}

/** An attribute's value as it is meant: React writes these five characters as references. */
export function meant(value: string): string {
  return value
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

/** The texts of a page's own style sheets. */
export function stylesOf(html: string): string {
  return Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, text]) => text).join("\n");
}

/** The files that a style sheet names, images and fonts, except what is written into it. */
export function filesInStyles(styles: string): string[] {
  return Array.from(styles.matchAll(/url\((["']?)(.*?)\1\)/g), ([, , address = ""]) => address).filter(
    (address) => !/^(?:data:|#)/.test(address),
  );
}
