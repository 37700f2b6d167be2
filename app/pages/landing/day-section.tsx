import { timetable } from "./landing-content.ts";

/** How a tour stop runs, hour by hour. */
export function DaySection() {
  return (
    <section className="landing-band" aria-labelledby="day-title">
      <div className="wrap">
        <h2 id="day-title" className="landing-heading">
          How a stop runs
        </h2>
        <p className="text-lead pb-6">Hours differ a little from city to city; the event's own page has them.</p>
        <ol className="day">
          {timetable.map(({ time, title, text }) => (
            <li key={time} className="day-row">
              <time className="day-time">{time}</time>
              <div>
                <h3 className="day-title">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
