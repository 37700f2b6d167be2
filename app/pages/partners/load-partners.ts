import { site } from "content:site";
import type { LoaderFunctionArgs } from "react-router";
import type { z } from "zod/mini";
import {
  type PartnerCategory,
  type PartnersByCategory,
  partnerListSchema,
  partnersByCategorySchema,
} from "../../../catalogue/partner.ts";
import { withAllowedLogos } from "../../../catalogue/partner-logo.ts";

/** The answer of the partners API on its way; null while the page is prerendered, and when the call has failed. */
export type PendingPartners = Promise<PartnersByCategory | null> | null;

/**
 * The Partners page's data. The router runs this once each time the page opens, so the API is called once (clause
 * PA-10); the page does not wait for the answer. A failure is written to the console and nowhere else (clause PA-11).
 */
export function loadPartners({ request }: LoaderFunctionArgs) {
  return { contactAddress: site.contactAddress, partners: import.meta.env.SSR ? null : callApi(request.signal) };
}

async function callApi(signal: AbortSignal): Promise<PartnersByCategory | null> {
  try {
    return withAllowedLogos(await partnersClient(site.apiAddress).listPartners(signal), site);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: clause PA-11 asks for exactly this
    if (!signal.aborted) console.error("The partners could not be loaded.", error);
    return null;
  }
}

/**
 * The site's client of the partners API: both of its calls (clauses ). An answer is validated before
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
    /**
     * Every category's partners. Rejects when the network fails, the answer is no success, or it does not match the
     * schema.
     */
    listPartners: (signal?: AbortSignal) => get("/partners", partnersByCategorySchema, signal),
    /** One category's partners; no screen uses it (clause A-2). Rejects as `listPartners` does. */
    listPartnersOf: (category: PartnerCategory, signal?: AbortSignal) =>
      get(`/partners/category/${category}`, partnerListSchema, signal),
  };
}
