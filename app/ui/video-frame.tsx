import type { ComponentProps } from "react";
import "./video-frame.css";

type VideoFrameProps = ComponentProps<"iframe"> & { title: string; src: string };

/** An embedded player, 16:9. */
export function VideoFrame(props: VideoFrameProps) {
  return (
    <iframe
      {...props}
      className="video-frame"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
