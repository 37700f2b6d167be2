import type { ReactNode } from "react";
import "./timetable.css";

type TimetableProps = {
  rows: {
    label: string;
    value: ReactNode;
    /** A word more, at the row's end. */
    aside?: ReactNode;
  }[];
};

/** Facts as the ruled rows of a timetable. */
export function Timetable({ rows }: TimetableProps) {
  return (
    <dl className="timetable">
      {rows.map(({ label, value, aside }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {aside && <dd>{aside}</dd>}
        </div>
      ))}
    </dl>
  );
}
