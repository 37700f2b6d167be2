/** The cross of a button that closes something. It is drawn, because fonts put the sign × at different heights. */
export function CloseIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M6.1 4 12 9.9 17.9 4 20 6.1 14.1 12l5.9 5.9-2.1 2.1-5.9-5.9L6.1 20 4 17.9 9.9 12 4 6.1z" />
    </svg>
  );
}
