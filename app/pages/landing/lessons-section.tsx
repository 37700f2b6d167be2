import { lessons } from "./landing-content.ts";
import keys from "./lesson-keys.svg?url&no-inline";
import money from "./lesson-money.svg?url&no-inline";
import payment from "./lesson-payment.svg?url&no-inline";
import tricks from "./lesson-tricks.svg?url&no-inline";
import "./lessons-section.css";

const pictures = { money, keys, payment, tricks } as const;

/** What you will learn: four enamel signs. */
export function LessonsSection() {
  return (
    <section className="wrap landing-section" aria-labelledby="lessons-title">
      <h2 id="lessons-title" className="landing-heading">
        What you will learn
      </h2>
      <ol className="lessons">
        {lessons.map(({ sign, title, text }) => (
          <li key={sign} className="lesson" data-sign={sign}>
            <img src={pictures[sign]} width={160} height={160} alt="" loading="lazy" />
            <div>
              <h3 className="lesson-title">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
