import type { z } from "zod/mini";
import { type PartnerCategory, partnerListSchema, partnersByCategorySchema } from "../catalogue/partner.ts";

/**
 * The site's client of the partners API: both of its calls (clauses ). What comes back is validated before
 * anyone sees it. No time-out is set (clause PA-10).
 *
 * @param base the API's base address, from the configuration (clause A-3)
 */
export function partnersClient(base: string) {
  const get = async <Schema extends z.ZodMiniType>(path: string, schema: Schema, signal?: AbortSignal) => {
    const address = `${base}${path}`;
    const response = await fetch(address, { headers: { Accept: "application/json" }, ...(signal && { signal }) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return schema.parse(await response.json());
  };
  return {
    /** Every category's partners. Rejects when the network fails, the answer is no success, or it is not what it should be. */
    listPartners: (signal?: AbortSignal) => get("/partners", partnersByCategorySchema, signal),
    /** One category's partners; no screen uses it (clause A-2). Rejects as `listPartners` does. */
    listPartnersOf: (category: PartnerCategory, signal?: AbortSignal) =>
      get(`/partners/category/${category}`, partnerListSchema, signal),
  };
}
