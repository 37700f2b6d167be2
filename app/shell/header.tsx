import { words } from "../../words/words.ts";
import { Menu } from "./menu.tsx";
import { Brand, NavLink, pageLinks } from "./shell-links.tsx";
import "./header.css";

/** The header of every page: brand, and from 781 px the page links, at 780 px and narrower the menu (clauses H-1, H-2). */
export function Header() {
  return (
    <header className="header">
      <div className="wrap header-row">
        <Brand />
        <nav className="header-nav label" aria-label={words.mainNavigation}>
          {pageLinks().map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
        <Menu />
      </div>
    </header>
  );
}
