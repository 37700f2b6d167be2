import type { BreadcrumbList } from "schema-dts";
import type { Site } from "../../catalogue/site.ts";

/** A page on the way to another one. */
export type Crumb = { name: string; path: string };

/** The way to a page from the home page, which need not be among the crumbs. The last one is the page itself. */
export function breadcrumbs({ siteAddress, productName }: Site, crumbs: readonly Crumb[]) {
  const way = [{ name: productName, path: "/" }, ...crumbs];
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ name, path }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      ...(index < way.length - 1 && { item: siteAddress + path }),
    })),
  } as const satisfies BreadcrumbList;
}
