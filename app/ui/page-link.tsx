import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router";

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
 * which is 3 KB larger: that has parts for the router's framework mode.
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
        if (!click.defaultPrevented && !reloadDocument) follow(click);
      }}
    />
  );
}
