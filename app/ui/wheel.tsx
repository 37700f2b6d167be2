import type { ComponentProps } from "react";

/** The brand's mark: a coach wheel whose hub is a coin. It is decorative, because the name is always beside it. */
export function Wheel(props: ComponentProps<"svg">) {
  return (
    <svg width="40" height="40" {...props} viewBox="0 0 100 100" fill="currentColor" aria-hidden="true">
      <circle cx="50" cy="50" r="42" fill="none" stroke="currentColor" strokeWidth="12" />
      <path
        d="M50 50H88M50 50 82.9 69M50 50 69 82.9M50 50V88M50 50 31 82.9M50 50 17.1 69M50 50H12M50 50 17.1 31M50 50 31 17.1M50 50V12M50 50 69 17.1M50 50 82.9 31"
        stroke="currentColor"
        strokeWidth="5"
      />
      <circle cx="50" cy="50" r="26" className="wheel-hub" />
      <path
        d="M-36-42h9v-16h15v16h8v-16h15v16c23 1 37 11 37 29 0 12-7 20-17 24 13 4 21 13 21 26 0 20-15 31-39 32v16h-15v-16h-8v16h-15v-16h-13v-16h9v-79h-9zM-8-26v29h15c11 0 17-5 17-15 0-9-6-14-17-14zM-8 18v33h19c11 0 18-6 18-17 0-10-7-16-18-16z"
        transform="translate(50 50) rotate(13) scale(0.3)"
        fillRule="evenodd"
      />
    </svg>
  );
}
