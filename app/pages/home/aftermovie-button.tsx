import { useRef, useState } from "react";
import { VideoFrame } from "../../ui/video-frame.tsx";
import "./aftermovie-button.css";

/**
 * The aftermovie's logo and the full-screen modal that it opens (clauses HM-4 to HM-8). The player's frame is there only
 * while the modal is open, so nothing is fetched before and playback ends with it.
 */
export function AftermovieButton({ playerAddress }: { playerAddress: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <div className="aftermovie">
      <button type="button" className="roundel needs-script" aria-haspopup="dialog" onClick={show}>
        <svg width="48" height="48" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M7 4v16l13-8z" />
        </svg>
        Aftermovie Phase 1
      </button>
      <a className="roundel without-script" href="#aftermovie">
        Aftermovie Phase 1
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, which is the backdrop click's keyboard way */}
      <dialog
        ref={dialog}
        className="video-modal"
        aria-label="Aftermovie Phase 1"
        onClose={() => setOpen(false)}
        onClick={({ target }) => target === dialog.current && close()}
      >
        {open && <VideoFrame title="Aftermovie Phase 1" src={playerAddress} />}
        <button type="button" className="video-modal-close" onClick={close}>
          <span aria-hidden="true">×</span>
          <span className="visually-hidden">Close the video</span>
        </button>
      </dialog>
    </div>
  );
}
