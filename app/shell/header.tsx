import { pages, pagesWith } from "../../catalogue/pages.ts";
import { Brand } from "./brand.tsx";
import { Menu } from "./menu.tsx";
import { NavLink } from "./nav-link.tsx";
import "./header.css";

/** The header of every page: brand, and from 781 px the page links, at 780 px and narrower the menu (clauses H-1, H-2). */
export function Header() {
  return (
    <header className="header">
      <div className="wrap header-row">
        <Brand />
        <nav className="header-nav" aria-label="Main">
          {pagesWith("inMenu").map((page) => (
            <NavLink key={page} to={pages[page].address}>
              {pages[page].name}
            </NavLink>
          ))}
        </nav>
        <Menu />
      </div>
    </header>
  );
}
