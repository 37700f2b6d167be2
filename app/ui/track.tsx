import type { ComponentProps } from "react";

type TrackProps = ComponentProps<"span"> & {
  /** The corner of the box in which the line bends. Without it the line is straight and vertical. */
  bend?: "top-left" | "top-right" | "bottom-left" | "bottom-right";
};

/** A piece of the line. The class sets its position. */
export function Track({ bend, className = "", ...rest }: TrackProps) {
  return <span {...rest} className={`track ${className}`} data-bend={bend} aria-hidden="true" />;
}
