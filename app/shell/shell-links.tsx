import { site } from "content:site";
import { useLocation } from "react-router";
import { PageLink, type PageLinkProps } from "../ui/page-link.tsx";
import { Wheel } from "../ui/wheel.tsx";

/** The pages that are linked from header, menu and footer (clauses H-2, H-4 and F-1). */
export const pageLinks = [
  { to: "/", label: "Home" },
  { to: "/events", label: "Events" },
  { to: "/partners", label: "Partners" },
] as const;

/** A link that is marked while its page, or one below it, is shown (clause H-3). */
export function NavLink(props: PageLinkProps) {
  const { to } = props;
  const pathname = useLocation().pathname.toLowerCase();
  const isCurrent = pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
  return <PageLink {...props} aria-current={isCurrent ? "page" : undefined} />;
}

/** The brand mark and name, leading home. */
export function Brand() {
  return (
    <PageLink to="/" className="brand">
      <Wheel />
      <span>{site.productName}</span>
    </PageLink>
  );
}
