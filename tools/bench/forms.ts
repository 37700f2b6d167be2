/** The two visitors whom Lighthouse plays: its own screen sizes, so that the floor shows the picture that it will see. */
export const forms = {
  mobile: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const;

/** A visitor's device. */
export type Form = keyof typeof forms;
