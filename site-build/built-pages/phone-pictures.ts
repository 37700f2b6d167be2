import { filesInStyles, type PageDocument, type PageElement, stylesOf } from "./page-document.ts";

/** The phone whose pictures are weighed: its width in CSS pixels, and how many of its own it has for each. */
const phone = { width: 412, density: 1.75 } as const;

/**
 * The pictures that a page asks for at once on a phone, as paths on the site. What is seen first cannot be told from HTML,
 * so it is what the page does not leave until a visitor comes near: images without `loading="lazy"`, preloaded ones, and
 * those of its own styles. Of several candidates the one that the phone chooses counts, in the first format.
 *
 * @throws Error for a condition or a length that this function does not know
 */
export function firstPictures(page: PageDocument): string[] {
  const inStyles = filesInStyles(stylesOf(page)).filter((address) => !address.endsWith(".woff2"));
  let sources: PageElement[] = [];
  const inPage = page.elements.flatMap((element) => {
    if (element.name === "picture") sources = [];
    if (element.name === "source") sources.push(element);
    if (element.name === "link" && isPicturePreload(element)) return preloaded(element);
    return element.name === "img" ? shown(element, sources.splice(0)) : [];
  });
  return [...new Set([...inStyles, ...inPage])];
}

const attribute = ({ attributes }: PageElement, name: string) => attributes.get(name) ?? "";

function preloaded(link: PageElement): string[] {
  return fits(link) ? [chosen(link, "imagesrcset", "imagesizes") ?? attribute(link, "href")] : [];
}

function shown(image: PageElement, sources: readonly PageElement[]): string[] {
  if (attribute(image, "loading") === "lazy") return [];
  const source = sources.find(fits);
  const better = source && chosen(source, "srcset", "sizes");
  return [better ?? chosen(image, "srcset", "sizes") ?? attribute(image, "src")];
}

function isPicturePreload(link: PageElement): boolean {
  return attribute(link, "rel") === "preload" && attribute(link, "as") === "image";
}

/** Whether the phone meets the condition under which something is offered. */
function fits({ attributes }: PageElement): boolean {
  const media = attributes.get("media");
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
function chosen({ attributes }: PageElement, setName: string, sizesName: string): string | undefined {
  const set = attributes.get(setName);
  if (set === undefined) return undefined;
  const candidates = set.split(/,\s+/).map((candidate) => {
    const [address = "", width] = candidate.trim().split(/\s+/);
    return { address, width: width?.endsWith("w") ? Number.parseInt(width, 10) : Number.POSITIVE_INFINITY };
  });
  const needed = layoutWidth(attributes.get(sizesName) ?? "100vw") * phone.density;
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
