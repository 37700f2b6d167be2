import type { ComponentProps } from "react";
import { preload } from "react-dom";
import type { Picture } from "../content/page-data.ts";
import "./photo.css";

/** The screens of phones and upright tablets, where a page's leading picture is painted largest; on broader ones words are, which need not wait for it. */
const phones = "(width < 781px)";

type PhotoProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height" | "loading"> & {
  picture: Picture;
  alt: string;
  /** How wide the picture is laid out, as `<img sizes>` has it. */
  sizes: string;
  /** Whether it stands on the first screen, on a phone as the largest thing: fetched with the page, not when a visitor comes near. */
  leading?: boolean;
};

/** A picture of the content in the format and the width that suit the visitor's browser and screen. */
export function Photo({ picture, alt, sizes, leading = false, ...rest }: PhotoProps) {
  const { src, width, height, sources = [], shade } = picture;
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
  if (sources.length === 0) return image;
  return (
    <picture className="photo">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

/** Puts the best format into the head of a phone's document; a browser that does not know it leaves it alone, and asks at the picture itself. */
function preloadPhoto({ src, sources }: Picture, sizes: string) {
  const [best] = sources ?? [];
  const set = best && { type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes };
  preload(src, { as: "image", fetchPriority: "high", media: phones, ...set });
}
