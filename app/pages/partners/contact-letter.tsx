import letterbox from "./letterbox.svg?url&no-inline";
import "./contact-letter.css";

/** The address to write to: an airmail letter beside the letterbox. */
export function ContactLetter({ address }: { address: string }) {
  const [mailbox, host] = address.split("@");
  return (
    <div className="letter">
      <img src={letterbox} width={120} height={160} alt="" loading="lazy" />
      <p>
        Write to{" "}
        <a className="letter-address" href={`mailto:${address}`}>
          {mailbox}@<wbr />
          {host}
        </a>{" "}
        and tell us what you have in mind.
      </p>
    </div>
  );
}
