import { useEffect, useRef, useState } from "react";

/** Tells whether a picture could not be loaded; `props` go to its `<img>`. */
export function useFailedPicture() {
  const [failed, setFailed] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  // A picture that failed before the page was live has fired its error event already.
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) setFailed(true);
  }, []);
  return { failed, props: { ref, onError: () => setFailed(true) } };
}
