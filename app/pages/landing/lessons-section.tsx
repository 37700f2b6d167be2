import { lessons } from "./landing-content.ts";

/** What you will learn. */
export function LessonsSection() {
  return (
    <section className="wrap landing-section" aria-labelledby="lessons-title">
      <h2 id="lessons-title" className="landing-heading">
        What you will learn
      </h2>
      <ol className="lessons">
        {lessons.map(({ title, text }) => (
          <li key={title} className="lesson">
            <h3 className="text-title font-stretch-80%">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
