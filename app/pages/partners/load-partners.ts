import { site } from "content:site";
import type { LoaderFunctionArgs } from "react-router";
import { type PartnersByCategory, withAllowedLogos } from "../../../catalogue/partner.ts";
import { partnersClient } from "../../partners-client.ts";

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
