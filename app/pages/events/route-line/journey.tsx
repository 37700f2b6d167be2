import type { ReactNode } from "react";
import { Track } from "../../../ui/track.tsx";
import "./journey.css";

/** The column below a route line, with the line running down its left margin where there is one, to the footer's edge. */
export function Journey({ children }: { children: ReactNode }) {
  return (
    <div className="journey wrap">
      <Track className="journey-line" />
      <Track bend="bottom-left" className="journey-bend" />
      <i className="stop journey-end" aria-hidden="true" />
      {children}
    </div>
  );
}
