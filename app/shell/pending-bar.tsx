import { useNavigation } from "react-router";
import "./pending-bar.css";

/** A train on the window's upper edge while the next page is on its way, so that nobody taps twice on a slow network. */
export function PendingBar() {
  const pending = useNavigation().state === "loading";
  return <div className="pending-bar" data-pending={pending || undefined} aria-hidden="true" />;
}
