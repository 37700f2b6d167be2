import { site } from "content:site";
import { href, Link } from "react-router";
import { Wheel } from "../ui/wheel.tsx";

/** The brand mark and name, leading home. */
export function Brand() {
  return (
    <Link to={href("/")} className="brand">
      <Wheel />
      <span>{site.productName}</span>
    </Link>
  );
}
