import { useLocation } from "react-router";
import { pages, pagesWith } from "../../catalogue/pages.ts";
import { site } from "../content/site-content.ts";
import { PageLink, type PageLinkProps } from "../ui/links.tsx";
import { Wheel } from "../ui/wheel.tsx";

/** The pages that are linked from header, menu and footer (clauses H-2, H-4 and F-1). */
export function pageLinks() {
  return pagesWith("inNavigation").map((page) => ({ to: pages[page].address, label: pages[page].name() }));
}

/** A link that is marked as current on its page and on pages below it (clause H-3). */
export function NavLink(props: PageLinkProps) {
  const { to } = props;
  const pathname = useLocation().pathname.toLowerCase();
  const isCurrent = pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
  return <PageLink {...props} aria-current={isCurrent ? "page" : undefined} />;
}

/** The brand's mark and name, as a link to the home page. */
export function Brand() {
  return (
    <PageLink to="/" className="brand display">
      <Wheel />
      <span>{site.productName}</span>
    </PageLink>
  );
}
