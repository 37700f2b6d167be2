import "./stop-heading.css";

type StopHeadingProps = {
  title: string;
  /** How many stops the section has, in words. */
  note?: string;
  /** Whether the tour has yet to call there. */
  open?: boolean;
};

/** A section's heading as a stop of the line that runs down the margin. */
export function StopHeading({ title, note, open = false }: StopHeadingProps) {
  return (
    <div className="stop-heading">
      <i className="stop" data-open={open || undefined} aria-hidden="true" />
      <h2>{title}</h2>
      {note && <p>{note}</p>}
    </div>
  );
}
