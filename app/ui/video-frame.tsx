import type { ComponentProps } from "react";
import "./video-frame.css";

type VideoFrameProps = ComponentProps<"iframe"> & { title: string; src: string };

/** An embedded player, 16:9, fetched when a visitor comes near it. */
export function VideoFrame(props: VideoFrameProps) {
  return (
    <iframe
      {...props}
      className="video-frame"
      loading="lazy"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
