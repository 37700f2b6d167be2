import type { ReactNode } from "react";

type PartlySeenProps = {
  /** A text in pieces: what stands before the part that is seen, that part, and what stands behind it. */
  text: readonly [ReactNode, string, ReactNode];
};

/** A label of which a part is enough for the eye, beside what it belongs to; screen readers are told the whole. */
export function PartlySeen({ text: [before, seen, after] }: PartlySeenProps) {
  return (
    <>
      {before && <span className="visually-hidden">{before}</span>}
      {seen}
      {after && <span className="visually-hidden">{after}</span>}
    </>
  );
}
