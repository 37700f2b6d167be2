import { timetable } from "./landing-content.ts";
import "./day-section.css";

/** How a tour stop runs, hour by hour, on the station's departure board. */
export function DaySection() {
  return (
    <section className="landing-band" aria-labelledby="day-title">
      <div className="wrap">
        <h2 id="day-title" className="landing-heading">
          How a stop runs
        </h2>
        <p className="day-lead">Hours differ a little from city to city; the event's own page has them.</p>
        <ol className="day">
          {timetable.map(({ time, title, text }) => (
            <li key={time} className="day-row">
              <DayTime time={time} />
              <div>
                <h3 className="day-title">{title}</h3>
                <p className="day-text">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** An hour such as `10:30` on two pairs of flaps. */
function DayTime({ time }: { time: string }) {
  const [hour, minute] = time.split(":");
  return (
    <time className="day-time" dateTime={time}>
      {/* Flaps are apart, so that some would hear three words. */}
      <span className="visually-hidden">{time}</span>
      <span className="flap" aria-hidden="true">
        {hour}
      </span>
      <span aria-hidden="true">:</span>
      <span className="flap" aria-hidden="true">
        {minute}
      </span>
    </time>
  );
}
