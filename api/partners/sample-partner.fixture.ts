import type { NewPartner } from "../../catalogue/partner.ts";

/** A valid, invented partner for tests. */
export function samplePartner(own: Partial<NewPartner> = {}): NewPartner {
  return {
    name: "Namuna Town Hall",
    category: "hosts",
    logo: "/images/partners/namuna-town-hall.webp",
    website: "https://namuna-town-hall.example",
    ...own,
  };
}
