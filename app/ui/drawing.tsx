import type { ComponentProps, SyntheticEvent } from "react";
import { directionOf } from "../../catalogue/site-languages.ts";
import { siteLanguage } from "../../words/words.ts";

/** A drawing that points forward. On pages that read from right to left it is mirrored. */
export function Drawing({ className, src, ...rest }: ComponentProps<"img"> & { src: string }) {
  return <img alt="" {...rest} className={`mirrored ${className}`} src={drawingUrl(src)} />;
}

/** Returns the URL of a mirrored drawing. With the fragment, the file mirrors its signs and letters back. */
export function drawingUrl(file: string): string {
  return directionOf(siteLanguage) === "rtl" ? `${file}#rtl` : file;
}

/** The `onError` of a decorative picture: without a connection it is hidden, and no broken picture is shown. */
export function hidePicture({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.hidden = true;
}
