import { site } from "content:site";
import { PageLink } from "../ui/page-link.tsx";
import { Wheel } from "../ui/wheel.tsx";

/** The brand mark and name, leading home. */
export function Brand() {
  return (
    <PageLink to="/" className="brand">
      <Wheel />
      <span>{site.productName}</span>
    </PageLink>
  );
}
