import { filesInStyles, stylesOf, type Tag, tagsOf } from "./page-tags.ts";

/** The phone whose pictures are weighed: its width in CSS pixels, and how many of its own it has for each. */
const phone = { width: 412, density: 1.75 } as const;

/**
 * The pictures that a page asks for at once on a phone, as paths on the site. What is seen first cannot be told from HTML,
 * so it is what the page does not leave until a visitor comes near: images without `loading="lazy"`, preloaded ones, and
 * those of its own styles. Of several candidates the one that the phone chooses counts, in the first format.
 *
 * @throws Error for a condition or a length that this function does not know
 */
export function firstPictures(html: string): Set<string> {
  const inStyles = filesInStyles(stylesOf(html)).filter((address) => !address.endsWith(".woff2"));
  let sources: Tag[] = [];
  const inPage = tagsOf(html).flatMap((tag) => {
    if (tag.name === "picture") sources = [];
    if (tag.name === "source") sources.push(tag);
    if (tag.name === "link" && isPicturePreload(tag)) return preloaded(tag);
    return tag.name === "img" ? shown(tag, sources.splice(0)) : [];
  });
  return new Set([...inStyles, ...inPage]);
}

const attribute = ({ attributes }: Tag, name: string) => attributes.get(name) ?? "";

function preloaded(link: Tag): string[] {
  return fits(link) ? [chosen(link, "imagesrcset", "imagesizes") ?? attribute(link, "href")] : [];
}

function shown(image: Tag, sources: readonly Tag[]): string[] {
  if (attribute(image, "loading") === "lazy") return [];
  const source = sources.find(fits);
  const better = source && chosen(source, "srcset", "sizes");
  return [better ?? chosen(image, "srcset", "sizes") ?? attribute(image, "src")];
}

function isPicturePreload(link: Tag): boolean {
  return attribute(link, "rel") === "preload" && attribute(link, "as") === "image";
}

/** Whether the phone meets the condition under which something is offered. */
function fits(tag: Tag): boolean {
  const media = tag.attributes.get("media");
  return media === undefined || meetsWidth(media);
}

function meetsWidth(condition: string): boolean {
  const [, comparison, limit] = /^\(width (<|<=|>|>=) ([\d.]+)px\)$/.exec(modern(condition.trim())) ?? [];
  if (!comparison) throw new Error(`The budget for pictures does not know the condition ${condition}.`);
  const [width, border] = [phone.width, Number(limit)];
  if (width === border) return comparison.endsWith("=");
  return comparison.startsWith("<") === width < border;
}

const modern = (condition: string) =>
  condition.replace(/^\(min-width: ?/, "(width >= ").replace(/^\(max-width: ?/, "(width <= ");

/** The candidate that the phone takes from a set; undefined where there is no set. */
function chosen(tag: Tag, setName: string, sizesName: string): string | undefined {
  const set = tag.attributes.get(setName);
  if (set === undefined) return undefined;
  const candidates = set.split(/,\s+/).map((candidate) => {
    const [address = "", width] = candidate.trim().split(/\s+/);
    return { address, width: width?.endsWith("w") ? Number.parseInt(width, 10) : Number.POSITIVE_INFINITY };
  });
  const needed = layoutWidth(tag.attributes.get(sizesName) ?? "100vw") * phone.density;
  const byWidth = candidates.sort((a, b) => a.width - b.width);
  return (byWidth.find(({ width }) => width >= needed) ?? byWidth.at(-1))?.address;
}

/** How wide the phone lays a picture out, in CSS pixels, by its `sizes`. */
function layoutWidth(sizes: string): number {
  for (const size of sizes.split(/,\s*/)) {
    const [, condition, length = ""] = /^(\([^)]*\))?\s*(.*)$/.exec(size.trim()) ?? [];
    if (!condition || meetsWidth(condition)) return pixels(length);
  }
  return phone.width;
}

function pixels(length: string): number {
  const terms = [...length.replace(/^calc\((.*)\)$/, "$1").matchAll(/([-+]?) ?([\d.]+)(px|vw)/g)];
  if (terms.map(([text]) => text).join(" ") !== length.replace(/^calc\((.*)\)$/, "$1"))
    throw new Error(`The budget for pictures does not know the length ${length}.`);
  return terms.reduce((sum, [, sign, figure, unit]) => {
    const value = Number(figure) * (unit === "vw" ? phone.width / 100 : 1);
    return sign === "-" ? sum - value : sum + value;
  }, 0);
}
