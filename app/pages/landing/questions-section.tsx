import { questions } from "./landing-content.ts";

/** Questions people ask, each folded under its own line. */
export function QuestionsSection() {
  return (
    <section className="wrap landing-section" aria-labelledby="questions-title">
      <h2 id="questions-title" className="landing-heading">
        Questions people ask
      </h2>
      {questions.map(({ question, answer }) => (
        <details key={question} className="question">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
