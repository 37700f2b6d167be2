import type { ReactNode } from "react";

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
