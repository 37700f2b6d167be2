/**
 * The widths in pixels at which a photograph is offered. A card is 340 wide, which the first three serve on screens of
 * one, two and three device pixels; the others serve a photograph across a phone, a tablet and half a wide window.
 */
export const layoutWidths = [360, 720, 1080, 1440, 1920] as const;

const largestWidth = Math.max(...layoutWidths);

/** The widths for a picture of the given width: never wider than it is, and none that the next one makes needless. */
export function pictureWidths(ownWidth: number): number[] {
  const largest = Math.min(ownWidth, largestWidth);
  return [...layoutWidths.filter((width) => width < 0.9 * largest), largest];
}
