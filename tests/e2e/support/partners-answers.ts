import type { Page } from "@playwright/test";
import type { PartnerCategory, PartnersByCategory } from "../../../catalogue/partner.ts";

/** The address that the Partners page asks for its list. */
export const listAddress = "**/api/partners";

const firm = (name: string) => ({
  _id: name.toLowerCase(),
  name,
  logo: "/images/firms/potli.svg.webp",
  website: `https://${name.toLowerCase()}.example/`,
});

/** An answer of the partners API with so many invented partners in each category; none where a category is not named. */
export function partnersAnswer(counts: Partial<Record<PartnerCategory, number>>): PartnersByCategory {
  const list = (category: PartnerCategory) =>
    Array.from({ length: counts[category] ?? 0 }, (_, index) => firm(`${category}-${index + 1}`));
  return {
    supporters: list("supporters"),
    hosts: list("hosts"),
    "media-partners": list("media-partners"),
    "community-partners": list("community-partners"),
  };
}

/** Holds the list's answer back until the returned function is called: then this one comes, or else the real API's. */
export async function holdAnswer(page: Page, answer?: PartnersByCategory): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(listAddress, async (route) => {
    await held;
    await (answer ? route.fulfill({ json: answer }) : route.continue());
  });
  return release;
}
