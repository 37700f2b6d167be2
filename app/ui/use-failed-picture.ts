import { useEffect, useRef, useState } from "react";

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
