import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { eventAddress } from "../../catalogue/links/own-address.ts";
import type { EnglishPageOnly } from "../../catalogue/page-translations.ts";
import { firstLanguage } from "../../catalogue/site-languages.ts";
import { words } from "../../words/words.ts";

export type PageLinkProps = Omit<ComponentProps<"a">, "href" | "target"> & {
  /** A path of this site. */
  to: string;
  /** The history state of the new entry. */
  state?: unknown;
  preventScrollReset?: boolean;
  viewTransition?: boolean;
  /** Whether the browser loads a document, as after a crash. */
  reloadDocument?: boolean;
};

/**
 * A link to a page of this site. After hydration it navigates without loading a document. It does what the router's `Link` does,
 * which is 3 KB larger: that has parts for the router's framework mode. On a slow phone the router takes 40 ms to start a
 * navigation: the browser first shows that the link was pressed.
 */
export function PageLink({
  to,
  state,
  preventScrollReset = false,
  viewTransition = false,
  reloadDocument = false,
  onClick,
  ...rest
}: PageLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, preventScrollReset, viewTransition });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(click) => {
        onClick?.(click);
        if (click.defaultPrevented || reloadDocument || opensElsewhere(click)) return;
        click.preventDefault();
        afterPaint(() => follow(click));
      }}
    />
  );
}

/** Whether the browser opens a link in another tab or window, or downloads it. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** Calls a function after the next frame. */
function afterPaint(next: () => void): void {
  requestAnimationFrame(() => setTimeout(next));
}

type EventLinkProps = Omit<PageLinkProps, "to"> & { event: { _id: string } & EnglishPageOnly };

/** A link to an event's page. If the event has no page in the current language, it is a link to the English document. */
export function EventLink({ event, ...rest }: EventLinkProps) {
  const to = eventAddress(event._id);
  if (!event.englishPageOnly) return <PageLink {...rest} to={to} />;
  const { state, preventScrollReset, viewTransition, reloadDocument, ...plain } = rest;
  return <a {...plain} href={to} hrefLang={firstLanguage} />;
}

/** A link that opens a new tab, with its hint at the end. The other page cannot reach this one (`noopener`). */
export function NewTabLink({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a rel="noopener" {...rest} target="_blank">
      {children}
      <NewTabHint />
    </a>
  );
}

/** The arrow of a link that opens a new tab, and words for screen readers. */
export function NewTabHint() {
  return (
    <>
      <svg className="new-tab-hint" width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d="M7 5h12v12h-3V10.1L6.6 19.5l-2.1-2.1L13.9 8H7z" />
      </svg>
      <span className="visually-hidden">{` ${words.opensInNewTab}`}</span>
    </>
  );
}

type LabelWithContextProps = {
  /** The sentence in three parts, of which the middle one is shown. */
  text: readonly [before: ReactNode, shown: string, after: ReactNode];
};

/** Shows a short label and gives screen readers the full sentence. */
export function LabelWithContext({ text: [before, shown, after] }: LabelWithContextProps) {
  return (
    <>
      {before && <span className="visually-hidden">{before}</span>}
      {shown}
      {after && <span className="visually-hidden">{after}</span>}
    </>
  );
}
