import { NavLink } from "react-router";
import { words } from "../../words/words.ts";
import { Menu } from "./menu.tsx";
import { Brand, pageLinks } from "./shell-links.tsx";

/** The header of every page: the brand, and links to pages from 781 px, or the menu in narrower windows (clauses H-1, H-2). */
export function Header() {
  return (
    <header className="header">
      <div className="wrap row middle header-row">
        <Brand />
        <nav className="row header-nav label" aria-label={words.mainNavigation}>
          {pageLinks().map(({ to, label }) => (
            <NavLink key={to} className="middle" to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
        <Menu />
      </div>
    </header>
  );
}
