import { href } from "react-router";

/** The links of header, menu and footer (clauses H-2, H-4 and F-1). */
export const pageLinks = [
  { to: href("/"), label: "Home" },
  { to: href("/events"), label: "Events" },
  { to: href("/partners"), label: "Partners" },
] as const;
