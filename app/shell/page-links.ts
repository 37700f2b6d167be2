/** The links of header, menu and footer (clauses H-2, H-4 and F-1). */
export const pageLinks = [
  { to: "/", label: "Home" },
  { to: "/events", label: "Events" },
  { to: "/partners", label: "Partners" },
] as const;
