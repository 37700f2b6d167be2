import { Link } from "react-router";
import { pageNames, pages } from "../../catalogue/pages.ts";
import { site } from "../content/site-content.ts";
import { Wheel } from "../ui/wheel.tsx";

/** The links to the pages with a mark: those in header, menu and footer (clauses H-3, H-4 and F-1), or in the footer alone. */
export function pageLinks(mark: "inNavigation" | "inFooter" = "inNavigation") {
  return pageNames
    .filter((page) => mark in pages[page])
    .map((page) => ({ to: pages[page].path, label: pages[page].name() }));
}

/** The brand's mark and name, as a link to the home page. */
export function Brand() {
  return (
    <Link to="/" className="brand middle display">
      <Wheel />
      <span>{site.productName}</span>
    </Link>
  );
}
