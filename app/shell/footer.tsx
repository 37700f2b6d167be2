import { site } from "content:site";
import { pages, pagesWith } from "../../catalogue/pages.ts";
import { PageLink } from "../ui/page-link.tsx";
import { Brand } from "./brand.tsx";
import { Terminus } from "./terminus.tsx";
import "./footer.css";

/** The footer of every page (clauses F-1 to F-4): the end of the line, and under it who runs it. */
export function Footer() {
  const { organiserLogo: logo } = site;
  return (
    <footer className="footer">
      <Terminus />
      <div className="wrap footer-row">
        <Brand />
        <nav aria-label="Footer">
          <ul className="footer-links">
            {pagesWith("inMenu").map((page) => (
              <li key={page}>
                <PageLink to={pages[page].address}>{pages[page].name}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="footer-organiser">
          Organized by
          <img src={logo.src} width={36} height={36} alt="" loading="lazy" />
          <b>{site.organiserName}</b>
        </p>
      </div>
      <div className="wrap footer-end">
        {/* One text: between two, React would write a comment on every page. */}
        <p>{`© ${site.copyrightYear} ${site.productName}`}</p>
        <p>{site.headline}</p>
      </div>
    </footer>
  );
}
