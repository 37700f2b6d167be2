import type { MouseEvent } from "react";

/** Has a link lead to the same phase and city of the list in the other language: what is prerendered knows no query. */
export function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
}
