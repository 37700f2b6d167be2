/** The size of the outline's drawing (`india-outline.svg`), in its own units of about five kilometres. */
export const mapSize = { width: 612, height: 696 };

/**
 * The position of a place on the outline, in the drawing's units. The drawing is a Mercator projection with 20.9 units a degree. Its
 * offsets were fitted to the outline and are exact to half a unit.
 */
export function mapPosition({ latitude, longitude }: { latitude: number; longitude: number }) {
  const radians = (latitude * Math.PI) / 180;
  const mercatorDegrees = (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
  return { x: 20.89 * longitude - 1423.7, y: 836.4 - 20.93 * mercatorDegrees };
}
