import type { ComponentProps } from "react";

type TrackProps = ComponentProps<"span"> & {
  /** The corner of its box at which the line bends; without it the line is straight and vertical. */
  bend?: "top-left" | "top-right" | "bottom-left" | "bottom-right";
};

/** A piece of the route line: a box with one or two thick borders. The class sets its position. */
export function Track({ bend, className = "", ...rest }: TrackProps) {
  return <span {...rest} className={`track ${className}`} data-bend={bend} aria-hidden="true" />;
}
