import type { ComponentProps } from "react";
import type { Picture } from "../content/content-modules.ts";
import "./photo.css";

type PhotoProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height" | "loading"> & {
  picture: Picture;
  alt: string;
  /** How wide the picture is laid out, as `<img sizes>` has it. */
  sizes: string;
  /** Whether it is the largest thing of its page's first screen: fetched with the page, not when a visitor comes near. */
  leading?: boolean;
};

/** A picture of the content in the format and the width that suit the visitor's browser and screen. */
export function Photo({ picture, alt, sizes, leading = false, ...rest }: PhotoProps) {
  const { src, width, height, sources = [], shade } = picture;
  const image = (
    <img
      decoding="async"
      loading={leading ? undefined : "lazy"}
      // Nothing is asked for beside it, so it is as soon there; and the words of a wide screen do not count as waiting for it.
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
