import { siteLanguage } from "../../words/words.ts";
import type { CityNames } from "../content/page-data.ts";

type StationBoardProps = { city: string; names: CityNames | null; className?: string };

/** A longer name has a smaller font. */
const longName = 17;

/**
 * A city's station board: its name in its own script, in Hindi, and in English or in the page's language, if that is another one.
 * A city without an entry in `cities.yaml` has only the name that its event gives.
 */
export function StationBoard({ city, names, className = "" }: StationBoardProps) {
  const english = names?.boardName ?? city;
  const own = names?.own?.text === names?.hindi ? undefined : names?.own;
  const shown = names?.shown;
  const inPageLanguage = shown !== undefined && shown !== names?.hindi && shown !== own?.text;
  return (
    <p className={`station-board on-board ${className}`} data-long={english.length > longName || undefined}>
      {own && (
        <span className="station-board-own" lang={own.language}>
          {own.text}
        </span>
      )}
      {names && (
        <span className="station-board-own" lang="hi">
          {names.hindi}
        </span>
      )}
      {inPageLanguage ? (
        <span className="station-board-own" lang={siteLanguage}>
          {shown}
        </span>
      ) : (
        <span className="station-board-english" lang="en-IN">
          {english}
        </span>
      )}
    </p>
  );
}
