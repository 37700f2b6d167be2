type TrackProps = {
  className: string;
  /** The corner of the box in which the line bends. Without it the line is straight and vertical. */
  bend?: "top-left" | "top-right" | "bottom-left" | "bottom-right";
};

/** A piece of the line. The class sets its position. */
export function Track({ bend, className }: TrackProps) {
  return <span className={`track ${className}`} data-bend={bend} aria-hidden="true" />;
}
