import type { Photograph } from "../../content-modules/content-types.ts";
import "./mission.css";

type MissionProps = { year: number; target: string; photo: Photograph };

/** The mission as a quote, beside the group photograph (clauses P-3 and HM-10). */
export function Mission({ year, target, photo }: MissionProps) {
  return (
    <section className="mission" aria-labelledby="mission-title">
      <div className="wrap mission-row">
        <div className="mission-text">
          <h2 id="mission-title" className="mission-title">
            Mission {year}
          </h2>
          <blockquote className="mission-quote">
            <p>
              Reach <strong>{target}</strong> Indians with Bitcoin knowledge by {year}.
            </p>
          </blockquote>
        </div>
        <img
          className="mission-photo"
          src={photo.picture.src}
          width={photo.picture.width}
          height={photo.picture.height}
          alt={photo.description}
          loading="lazy"
        />
      </div>
    </section>
  );
}
