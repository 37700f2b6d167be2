import { useLocation } from "react-router";
import { Track } from "../ui/track.tsx";
import train from "./train.svg?url&no-inline";
import "./terminus.css";

/** Where the line ends, above the footer: at a buffer on the home page, elsewhere under the waiting train. */
export function Terminus() {
  const { pathname } = useLocation();
  return pathname === "/" ? <Wish /> : <Yard />;
}

/** The home page's line becomes the headstroke that the letters of a good journey's wish hang from. */
function Wish() {
  return (
    <div className="wish">
      <p className="wish-words" lang="hi">
        शुभ यात्रा
      </p>
      <Track bend="bottom-left" className="wish-track" />
      <span className="wish-buffer" aria-hidden="true" />
    </div>
  );
}

/** The train on the footer's rail. A page whose last section has the attribute `data-meets-footer` does without. */
function Yard() {
  return (
    <div className="yard">
      <img className="yard-train" src={train} width={1550} height={116} alt="" loading="lazy" />
      <Track bend="bottom-left" className="yard-rail" />
    </div>
  );
}
