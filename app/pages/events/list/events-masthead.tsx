import type { ReactNode } from "react";
import { words } from "../../../../words/words.ts";
import { InHindi } from "../../../ui/in-hindi.tsx";
import "./events-masthead.css";

/** The Events page's name in two languages; its children stand beside it. */
export function EventsMasthead({ children }: { children?: ReactNode }) {
  return (
    <div className="events-masthead">
      <div className="events-names">
        <h1>{words.pageEvents}</h1>
        <InHindi>कार्यक्रम</InHindi>
      </div>
      {children}
    </div>
  );
}
