import type { ComponentProps } from "react";
import { words } from "../../words/words.ts";

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
