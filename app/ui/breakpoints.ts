/*
 * Media queries for the width at which the layouts for phones end (docs/architecture.md). The stylesheets have the same width.
 */

/** Windows with the layouts for phones. */
export const phoneLayout = "(width < 781px)";

/** Wider windows. Also browsers without range syntax (Chrome 92) know this query, for `sizes`. */
export const wideLayout = "(min-width: 781px)";
