import { type ComponentProps, useEffect, useRef, useState } from "react";
import { preload } from "react-dom";
import type { Picture } from "../content/page-data.ts";
import { phoneLayout } from "./breakpoints.ts";

type PhotoProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height" | "loading"> & {
  picture: Picture;
  alt: string;
  /** The layout width of the picture, in the syntax of `<img sizes>`. */
  sizes: string;
  /** Whether it is on the first screen. It is then preloaded on phones, and loaded at once elsewhere. */
  leading?: boolean;
};

/** A photograph in the best size for the visitor's screen; one size in a browser without AVIF. */
export function Photo({ picture, alt, sizes, leading = false, ...rest }: PhotoProps) {
  const { src, width, height, avif, shade } = picture;
  if (leading) preloadPhoto(picture, sizes);
  const image = (
    <img
      decoding="async"
      loading={leading ? undefined : "lazy"}
      fetchPriority={leading ? "low" : undefined}
      {...rest}
      src={src}
      width={width}
      height={height}
      alt={alt}
      data-shade={shade}
    />
  );
  if (avif === undefined) return image;
  return (
    <picture className="photo">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}

/** Preloads the picture on phones, where it is the largest paint. In wider windows a text is, which need not wait for the picture. A browser that does not support AVIF ignores the preload. */
function preloadPhoto({ src, avif }: Picture, sizes: string) {
  const set = avif !== undefined && { type: "image/avif", imageSrcSet: avif, imageSizes: sizes };
  preload(src, { as: "image", fetchPriority: "high", media: phoneLayout, ...set });
}

/**
 * Returns whether a picture could not be loaded, and `props` for its `<img>`. The picture is requested again when the connection is
 * back.
 */
export function useFailedPicture() {
  const [failed, setFailed] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  // A picture that failed before hydration has fired its error event already.
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) setFailed(true);
  }, []);
  useEffect(() => {
    if (!failed) return;
    const tryAgain = () => setFailed(false);
    addEventListener("online", tryAgain);
    return () => removeEventListener("online", tryAgain);
  }, [failed]);
  return { failed, props: { ref, onError: () => setFailed(true) } };
}
