import { type ComponentProps, startTransition, useRef, useState } from "react";
import { playerUrl } from "../../../catalogue/film.ts";
import { words } from "../../../words/words.ts";
import { site } from "../../content/site-content.ts";
import { afterNextPaint } from "../../ui/after-next-paint.ts";
import { CloseIcon } from "../../ui/close-icon.tsx";
import { Track } from "../../ui/track.tsx";

/**
 * The aftermovie's logo and the full-screen modal that it opens (clauses HM-4 to HM-8). The player's frame is rendered only while the
 * modal is open, so nothing is fetched before, and closing it ends playback.
 */
export function AftermovieButton({ phase, player }: { phase: string; player: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const logo = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const show = () =>
    afterNextPaint(() => {
      if (dialog.current?.open) return;
      dialog.current?.showModal();
      // On a slow processor, the player would delay the first paint of the modal.
      startTransition(() => setOpen(true));
    });
  const close = () => dialog.current?.close();
  return (
    <div className="aftermovie">
      <button ref={logo} type="button" className="roundel needs-script" aria-haspopup="dialog" onClick={show}>
        <RoundelFace phase={phase} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users close it with Escape */}
      <dialog
        ref={dialog}
        className="video-modal on-dark"
        aria-label={words.aftermovie({ phase })}
        onClose={() => {
          setOpen(false);
          // Safari does not focus a clicked button, so it could not restore the focus.
          logo.current?.focus({ preventScroll: true });
        }}
        onClick={({ target }) => target === dialog.current && close()}
      >
        {open && <VideoFrame title={words.aftermovie({ phase })} src={player} />}
        <button type="button" className="disc modal-close" onClick={close}>
          <CloseIcon width={20} />
          <span className="visually-hidden">{words.closeTheVideo}</span>
        </button>
      </dialog>
    </div>
  );
}

/** The aftermovie's logo. Its words are repeated round the ring; screen readers read them once. */
function RoundelFace({ phase }: { phase: string }) {
  return (
    <>
      <svg className="roundel-face" viewBox="0 0 200 200" width="200" height="200" aria-hidden="true">
        <circle cx="100" cy="100" r="98" />
        <circle className="roundel-ring" cx="100" cy="100" r="92" />
        <circle className="wheel-hub" cx="100" cy="100" r="60" />
        <path d="M84 70v60l50-30z" />
        <path id="roundel-circle" d="M100 176a76 76 0 1 1 .1 0" fill="none" />
        {/* The baseline is the middle of the ring, so that a headstroke has no gaps. `spacingAndGlyphs` stretches joined letters instead of separating them. */}
        <text className="roundel-words display" textLength="472" lengthAdjust="spacingAndGlyphs">
          <textPath href="#roundel-circle">{words.aftermovieRing({ phase })}</textPath>
        </text>
      </svg>
      <span className="visually-hidden">{words.aftermovie({ phase })}</span>
    </>
  );
}

/**
 * The aftermovie within the page; it does not start by itself (clause HM-12). The player is a document of its own, often of
 * another site: the browser fetches it when the visitor scrolls near it.
 */
export function AftermovieSection({ phase }: { phase: string }) {
  const [before, filmed, after] = words.aftermovieHeading({ phase });
  return (
    <section className="aftermovie-section on-dark home-section" aria-labelledby="aftermovie-title">
      <Track className="track-rail" />
      <h2 id="aftermovie-title" className="home-heading at-stop">
        {before}
        <span>{filmed}</span>
        {after}
      </h2>
      <div className="aftermovie-screen above-line">
        <VideoFrame
          loading="lazy"
          title={words.aftermoviePlayer({ phase })}
          src={playerUrl(site.aftermovieAddress, { autoplay: false })}
        />
      </div>
    </section>
  );
}

type VideoFrameProps = ComponentProps<"iframe"> & { title: string; src: string };

/** An embedded player, 16:9. */
function VideoFrame(props: VideoFrameProps) {
  return (
    <iframe
      {...props}
      className="video-frame"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
