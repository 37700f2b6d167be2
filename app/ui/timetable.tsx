import type { ReactNode } from "react";
import "./timetable.css";

type TimetableProps = { rows: { label: string; value: ReactNode }[] };

/** Facts as the ruled rows of a timetable. */
export function Timetable({ rows }: TimetableProps) {
  return (
    <dl className="timetable">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
