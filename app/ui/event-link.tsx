import { eventAddress } from "../../catalogue/links/own-address.ts";
import type { Elsewhere } from "../../catalogue/page-translations.ts";
import { firstLanguage } from "../../catalogue/site-languages.ts";
import { siteLanguage } from "../../words/site-language.ts";
import { PageLink, type PageLinkProps } from "./page-link.tsx";

type EventLinkProps = Omit<PageLinkProps, "to"> & { event: { _id: string } & Elsewhere };

/** A link to an event's page. If the event has no page in the current language, it is a link to the English document. */
export function EventLink({ event, ...rest }: EventLinkProps) {
  const to = eventAddress(event._id);
  if (siteLanguage === firstLanguage || !event.inEnglish) return <PageLink {...rest} to={to} />;
  const { state, preventScrollReset, viewTransition, reloadDocument, ...plain } = rest;
  return <a {...plain} href={to} hrefLang={firstLanguage} />;
}
