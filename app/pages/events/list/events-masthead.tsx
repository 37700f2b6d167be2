import type { ReactNode } from "react";
import { words } from "../../../../words/words.ts";
import { InHindi } from "../../../ui/in-hindi.tsx";
import "./events-masthead.css";

type EventsMastheadProps = {
  /** The page's heading. */
  title?: string;
  /** What stands beside it on an English page. */
  hindi?: string | undefined;
  children?: ReactNode;
};

/** The page's name in two languages; its children stand beside it. */
export function EventsMasthead({ title = words.pageEvents, hindi = "कार्यक्रम", children }: EventsMastheadProps) {
  return (
    <div className="events-masthead">
      <div className="events-names">
        <h1>{title}</h1>
        <InHindi>{hindi}</InHindi>
      </div>
      {children}
    </div>
  );
}
