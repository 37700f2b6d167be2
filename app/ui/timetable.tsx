import type { ReactNode } from "react";

type TimetableProps = {
  rows: {
    label: string;
    value: ReactNode;
    /** A further word at the end of the row. */
    aside?: ReactNode;
  }[];
};

/** A list of facts that looks like a timetable. */
export function Timetable({ rows }: TimetableProps) {
  return (
    <dl className="timetable">
      {rows.map(({ label, value, aside }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {aside && <dd>{aside}</dd>}
        </div>
      ))}
    </dl>
  );
}
