import type { LoaderFunctionArgs } from "react-router";
import {
  isAllowedLogo,
  isPartner,
  type Partner,
  type PartnerCategory,
  type PartnersByCategory,
  partnerCategories,
} from "../../../catalogue/partner.ts";
import { loadPageData } from "../../content/load-page-data.ts";
import { site } from "../../content/site-content.ts";

/** The pending response of the partners API, which resolves to null if the call fails; null while the page is prerendered. */
export type PendingPartners = Promise<PartnersByCategory | null> | null;

/**
 * Loads the page's data. The router calls this once each time the page opens, so the API is called once (clause PA-10). The page does
 * not wait for the API. An error is written to the console and not shown (clause PA-11).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const partners = import.meta.env.SSR ? null : fetchPartners(request.signal);
  return { ...(await loadPageData("partners")), partners };
}

async function fetchPartners(signal: AbortSignal): Promise<PartnersByCategory | null> {
  try {
    return await partnersClient(site.apiAddress).listPartners(signal);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: clause PA-11 asks for exactly this
    if (!signal.aborted) console.error("The partners could not be loaded.", error);
    return null;
  }
}

/**
 * The client of the partners API, with both of its calls (clauses ). Each entry of a response is checked: an invalid
 * partner is left out and logged to the console; a logo of a host that is not allowed becomes empty (clause PA-9). There is no
 * time-out (clause PA-10).
 *
 * @param base the API's base URL, from the configuration (clause A-3)
 */
export function partnersClient(base: string) {
  const get = async (path: string, signal?: AbortSignal): Promise<unknown> => {
    const url = `${base}${path}`;
    const response = await fetch(url, { headers: { Accept: "application/json" }, ...(signal && { signal }) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.json();
  };
  return {
    /** All categories. @throws if the network fails, the status is no success, or a category is no list */
    listPartners: async (signal?: AbortSignal): Promise<PartnersByCategory> => {
      const answer = (await get("/partners", signal)) as Record<string, unknown> | null;
      const lists = partnerCategories.map((category) => [category, partnersOf(answer?.[category])]);
      return Object.fromEntries(lists);
    },
    /** One category; no page uses it (clause A-2). @throws as `listPartners` */
    listPartnersOf: async (category: PartnerCategory, signal?: AbortSignal) =>
      partnersOf(await get(`/partners/category/${category}`, signal)),
  };
}

function partnersOf(list: unknown): Partner[] {
  if (!Array.isArray(list)) throw new TypeError("A category of the partners API's answer is no list.");
  return list.flatMap((entry) => {
    if (isPartner(entry)) return isAllowedLogo(entry.logo, site.partnerLogoHosts) ? entry : { ...entry, logo: "" };
    // biome-ignore lint/suspicious/noConsole: the operator of the API has to learn of it, visitors need not
    console.error("An entry of the partners API's answer is no partner and is left out.", entry);
    return [];
  });
}
