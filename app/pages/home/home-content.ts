/** The badge of Home's hero (clause HM-1), which stands on Home's poster too. */
export const phaseBadge = "Phase 2 is live";
