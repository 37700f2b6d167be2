import type { ComponentProps } from "react";
import "./track.css";

type TrackProps = ComponentProps<"span"> & {
  /** Which corner of its box the piece bends round; none is a straight, upright piece. */
  bend?: "top-left" | "top-right" | "bottom-left" | "bottom-right";
};

/** A piece of the route line: a box with one or two thick borders. Where it lies is its class's affair. */
export function Track({ bend, className = "", ...rest }: TrackProps) {
  return <span {...rest} className={`track ${className}`} data-bend={bend} aria-hidden="true" />;
}
