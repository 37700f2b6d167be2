import { Fragment, type ReactNode } from "react";

type EachProps<Item> = { of: readonly Item[]; children: (item: Item, index: number) => ReactNode };

/**
 * Renders a list whose items have no id and never change their order, such as supporters or questions. Each item has its
 * position as key, because two of them may have the same texts.
 */
export function Each<Item>({ of: items, children: render }: EachProps<Item>) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items never change their order
    <Fragment key={index}>{render(item, index)}</Fragment>
  ));
}
