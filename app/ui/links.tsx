import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps, useNavigate } from "react-router";
import { eventPath } from "../../catalogue/links/site-paths.ts";
import type { EnglishPageOnly } from "../../catalogue/page-translations.ts";
import { defaultLanguage } from "../../catalogue/site-languages.ts";
import { words } from "../../words/words.ts";
import { afterNextPaint } from "./after-next-paint.ts";

type EventLinkProps = Omit<LinkProps, "to" | "onClick" | "reloadDocument" | "target" | "replace" | "relative"> & {
  event: { _id: string } & EnglishPageOnly;
};

/** A link to an event's page. If the event has no page in the current language, it links to the English document and says so. */
export function EventLink({ event, ...rest }: EventLinkProps) {
  const to = eventPath(event._id);
  const navigate = useNavigate();
  const { state, preventScrollReset = false, viewTransition = false, ...plain } = rest;
  if (event.englishPageOnly)
    return <a {...plain} href={to} hrefLang={defaultLanguage} aria-description={words.seeMoreInEnglish} />;
  const open = (click: MouseEvent) => {
    if (opensElsewhere(click)) return;
    // On a slow phone the router takes 40 ms to start a navigation: the browser first shows that the link was pressed.
    click.preventDefault();
    afterNextPaint(() => navigate(to, { state, preventScrollReset, viewTransition }));
  };
  return <Link {...rest} to={to} onClick={open} />;
}

/** Whether the browser opens a link in another tab or window, or downloads it. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
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
      <svg
        className="new-tab-hint mirrored"
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="currentColor"
        aria-hidden="true"
      >
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
