import { useLocation } from "react-router";
import { PageLink, type PageLinkProps } from "../ui/page-link.tsx";

/** A link that is marked while its page, or one below it, is shown (clause H-3). */
export function NavLink(props: PageLinkProps) {
  const { to } = props;
  const pathname = useLocation().pathname.toLowerCase();
  const isCurrent = pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
  return <PageLink {...props} aria-current={isCurrent ? "page" : undefined} />;
}
