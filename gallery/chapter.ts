import type { ReactNode } from "react";

/** A component in one state, under the name of that state. */
export type Example = {
  name: string;
  show: ReactNode;
  /** Whether it takes the chapter's whole width, whatever the others take. */
  whole?: boolean;
};

/** A component, or a few that belong together, in every state that visitors can meet. */
export type Chapter = {
  /** The end of its address in the gallery. */
  id: string;
  title: string;
  /** The file to open to change it. */
  source: string;
  /** How wide its examples are: as wide as they like, as a ticket, a third, a half, or all of the column. */
  room: "own" | "ticket" | "third" | "half" | "whole";
  examples: Example[];
};
