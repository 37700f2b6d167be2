import { createApp } from "./app.ts";
import type { ApiOptions } from "./http/api-environment.ts";
import { createPartnersAnswer } from "./partners/answer-partners.ts";
import { createPublishedPartners } from "./partners/published-partners.ts";

/** The partners API for a server of Node: the whole app, and a quick way for what is asked most. */
export function createApi(options: ApiOptions) {
  const published = createPublishedPartners(options);
  const { fetch } = createApp(options, published);
  return { fetch, answerQuickly: createPartnersAnswer(options, published) };
}
