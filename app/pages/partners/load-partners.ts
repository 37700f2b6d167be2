import type { LoaderFunctionArgs } from "react-router";
import {
  isAllowedLogo,
  isPartner,
  type Partner,
  type PartnerCategory,
  type PartnersByCategory,
} from "../../../catalogue/partner.ts";
import { loadPageData } from "../../content/load-page-data.ts";
import { site } from "../../content/site-content.ts";

/** The answer of the partners API on its way; null while the page is prerendered, and when the call has failed. */
export type PendingPartners = Promise<PartnersByCategory | null> | null;

/**
 * The Partners page's data. The router runs this once each time the page opens, so the API is called once (clause
 * PA-10); the page does not wait for the answer. A failure is written to the console and nowhere else (clause PA-11).
 */
export async function loadPartners({ request }: LoaderFunctionArgs) {
  const partners = import.meta.env.SSR ? null : callApi(request.signal);
  return { ...(await loadPageData("partners")), partners };
}

async function callApi(signal: AbortSignal): Promise<PartnersByCategory | null> {
  try {
    return await partnersClient(site.apiAddress).listPartners(signal);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: clause PA-11 asks for exactly this
    if (!signal.aborted) console.error("The partners could not be loaded.", error);
    return null;
  }
}

/**
 * The site's client of the partners API: both of its calls (clauses ). An answer is checked before anyone
 * sees it, entry by entry: one that is no partner is left out and told in the console, and a logo that may not be fetched
 * is left empty (clause PA-9). No time-out is set (clause PA-10).
 *
 * @param base the API's base address, from the configuration (clause A-3)
 */
export function partnersClient(base: string) {
  const get = async (path: string, signal?: AbortSignal): Promise<unknown> => {
    const address = `${base}${path}`;
    const response = await fetch(address, { headers: { Accept: "application/json" }, ...(signal && { signal }) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json();
  };
  return {
    /** Every category's partners. Rejects when the network fails, the answer is no success, or a category is no list. */
    listPartners: async (signal?: AbortSignal): Promise<PartnersByCategory> => {
      const answer: Partial<Record<string, unknown>> = Object(await get("/partners", signal));
      return {
        supporters: partnersOf(answer.supporters),
        hosts: partnersOf(answer.hosts),
        "media-partners": partnersOf(answer["media-partners"]),
        "community-partners": partnersOf(answer["community-partners"]),
      };
    },
    /** One category's partners; no screen uses it (clause A-2). Rejects as `listPartners` does. */
    listPartnersOf: async (category: PartnerCategory, signal?: AbortSignal) =>
      partnersOf(await get(`/partners/category/${category}`, signal)),
  };
}

function partnersOf(list: unknown): Partner[] {
  if (!Array.isArray(list)) throw new TypeError("A category of the partners API's answer is no list.");
  return list.flatMap((entry) => {
    if (isPartner(entry)) return isAllowedLogo(entry.logo, site.partnerLogoHosts) ? entry : { ...entry, logo: "" };
    // biome-ignore lint/suspicious/noConsole: whoever runs the API has to learn of it, and visitors need not
    console.error("An entry of the partners API's answer is no partner and is left out.", entry);
    return [];
  });
}
