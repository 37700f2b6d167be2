import { site } from "content:site";
import { atomFeedAddress, tourCalendarAddress } from "../../../catalogue/feed-addresses.ts";
import "./follow-tour.css";

/** The tour's calendar under the scheme with which calendar programs subscribe to one. */
const subscription = site.siteAddress.replace(/^https?/, "webcal") + tourCalendarAddress;

/** How to hear of every new stop: a calendar to subscribe to, or to download where no program knows `webcal:`, and a feed. */
export function FollowTour() {
  return (
    <p className="follow-tour">
      Follow the tour: <a href={subscription}>subscribe in your calendar</a> or{" "}
      <a href={tourCalendarAddress}>download it</a>
      {" · "}
      <a href={atomFeedAddress}>Atom feed</a>
    </p>
  );
}
