import type { ReactNode } from "react";
import { words } from "../../../../words/words.ts";
import { InHindi } from "../../../ui/translated.tsx";

type EventsMastheadProps = {
  /** The page's heading. */
  title?: string;
  /** The heading in Hindi, for English pages. */
  hindi?: string | undefined;
  children?: ReactNode;
};

/** The page's name in two languages, with its children beside it. */
export function EventsMasthead({ title = words.pageEvents, hindi = "कार्यक्रम", children }: EventsMastheadProps) {
  return (
    <div className="wrap row events-masthead">
      <div className="events-names">
        <h1>{title}</h1>
        <InHindi>{hindi}</InHindi>
      </div>
      {children}
    </div>
  );
}
