import type { ReactNode } from "react";
import type { Translated } from "../../catalogue/translation.ts";
import { inEnglish } from "./in-english.tsx";

/** A text that names an event; on a page in another language a title that is there in English alone is marked in it. */
export function eventNamed(text: string, event: Translated & { title: string }): ReactNode {
  const attributes = inEnglish(event, "title");
  const { title } = event;
  const [before, ...after] = text.split(title);
  if (!attributes || after.length === 0) return text;
  return (
    <>
      {before}
      <span {...attributes}>{title}</span>
      {after.join(title)}
    </>
  );
}
