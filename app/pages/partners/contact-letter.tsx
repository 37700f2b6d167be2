import { words } from "../../../words/words.ts";
import { site } from "../../content/site-content.ts";
import letterbox from "./letterbox.svg?url&no-inline";

/** The contact address, on an airmail letter beside a letterbox. */
export function ContactLetter() {
  const address = site.contactAddress;
  const [mailbox, host] = address.split("@");
  const [before, , after] = words.writeToUs({ address });
  return (
    <div className="letter">
      <img src={letterbox} width={120} height={160} alt="" loading="lazy" />
      <p>
        {before}
        <a className="letter-address label" href={`mailto:${address}`}>
          {mailbox}@<wbr />
          {host}
        </a>
        {after}
      </p>
    </div>
  );
}
