/** The cross of a button that closes something. It is drawn, because fonts put the sign × at different heights. */
export function CloseIcon({ width }: { width: number }) {
  return (
    <svg width={width} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 4l16 16M20 4L4 20" fill="none" stroke="currentColor" strokeWidth="3.6" />
    </svg>
  );
}
