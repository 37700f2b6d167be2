import { questions } from "./landing-content.ts";
import "./questions-section.css";

/** Questions people ask: each a folded ticket with its answer inside. */
export function QuestionsSection() {
  return (
    <section className="wrap landing-section" aria-labelledby="questions-title">
      <h2 id="questions-title" className="landing-heading">
        Questions people ask
      </h2>
      <div className="questions">
        {questions.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
