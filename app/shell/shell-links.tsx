import { Link } from "react-router";
import { pages, pagesWith } from "../../catalogue/pages.ts";
import { site } from "../content/site-content.ts";
import { Wheel } from "../ui/wheel.tsx";

/** The pages that are linked from header, menu and footer (clauses H-2, H-4 and F-1). */
export function pageLinks() {
  return pagesWith("inNavigation").map((page) => ({ to: pages[page].path, label: pages[page].name() }));
}

/** The brand's mark and name, as a link to the home page. */
export function Brand() {
  return (
    <Link to="/" className="brand display">
      <Wheel />
      <span>{site.productName}</span>
    </Link>
  );
}
