/** The most that a page may weigh, in bytes. Its HTML, style rules included, fits into the first flight of a connection. */
export const pageBudgets = {
  html: 14_250,
  "script before load": 0,
  script: 95 * 1024,
  fonts: 60 * 1024,
  "first pictures": 60 * 1024,
} as const;
