import { Link, useLocation } from "react-router";
import { privacyPath } from "../../catalogue/pages.ts";
import { defaultLanguage } from "../../catalogue/site-languages.ts";
import { siteLanguage, words } from "../../words/words.ts";
import { site } from "../content/site-content.ts";
import { Drawing, hidePicture } from "../ui/drawing.tsx";
import { Track } from "../ui/track.tsx";
import { siteInEnglish } from "../ui/translated.tsx";
import { LanguageNavigation } from "./languages.tsx";
import { Brand, pageLinks } from "./shell-links.tsx";
import train from "./train.svg?url&no-inline";

/** The footer of every page (clauses F-1 to F-4): the end of the line, links, and the organiser. */
export function Footer() {
  const { organiserLogo: logo } = site;
  return (
    <footer className="footer on-dark">
      <Terminus />
      <div className="wrap footer-row">
        <Brand />
        <nav aria-label={words.footerNavigation}>
          <ul className="row footer-links label">
            {pageLinks().map(({ to, label }) => (
              <li key={to}>
                <Link className="middle" to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="row middle footer-organiser">
          {words.organizedBy}
          <img src={logo.src} width={36} height={36} alt="" loading="lazy" onError={hidePicture} />
          <b className="label">{site.organiserName}</b>
        </p>
      </div>
      <div className="wrap row footer-end">
        <LanguageNavigation />
        <p>{words.copyright({ year: site.copyrightYear, name: site.productName })}</p>
        <p className="row footer-more">
          {pageLinks("inFooter").map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <Link to={privacyPath}>{words.privacy}</Link>
          <a href={`mailto:${site.contactAddress}`}>{words.contact}</a>
        </p>
        <p {...siteInEnglish("headline")}>{site.headline}</p>
      </div>
    </footer>
  );
}

/** The end of the line, at the top of the footer: on Home a buffer and a wish, on other pages a train. */
function Terminus() {
  const { pathname } = useLocation();
  return pathname === "/" ? <TerminusWish /> : <TerminusTrain />;
}

/** Wishes a good journey. In Devanagari, the line becomes the headstroke of the letters. */
function TerminusWish() {
  return (
    <div className="wish">
      <p className="wish-words above-line" lang={siteLanguage === defaultLanguage ? "hi" : undefined}>
        {words.goodJourney}
      </p>
      <Track bend="bottom-left" className="wish-track" />
      <span className="wish-buffer screen-only" aria-hidden="true" />
    </div>
  );
}

/** The train on the footer's rail. It is hidden on a page whose last section has the class `meets-footer`. */
function TerminusTrain() {
  return (
    <div className="terminus-train screen-only">
      <Drawing className="terminus-train-train" src={train} width={1550} height={116} loading="lazy" />
      <Track bend="bottom-left" className="terminus-train-rail" />
    </div>
  );
}
