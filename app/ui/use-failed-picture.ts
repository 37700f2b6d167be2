import { useEffect, useRef, useState } from "react";

/**
 * Tells whether a picture could not be loaded; `props` go to its `<img>`. When the browser has a connection again it is
 * asked for once more.
 */
export function useFailedPicture() {
  const [failed, setFailed] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  // A picture that failed before the page was live has fired its error event already.
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
