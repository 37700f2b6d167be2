import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router";

export type PageLinkProps = Omit<ComponentProps<"a">, "href" | "target"> & {
  /** An address of this site. */
  to: string;
  /** A value that the history remembers with the address. */
  state?: unknown;
  preventScrollReset?: boolean;
  viewTransition?: boolean;
  /** Whether the browser loads the document anew, as after a crash. */
  reloadDocument?: boolean;
};

/**
 * A link to a page of this site, which a live page follows without loading a document. It is the router's `Link`
 * without the parts for sites with the router's own server, 3 KB of every visitor's script.
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
