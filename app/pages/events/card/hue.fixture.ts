/** The hue of a colour in degrees, and its difference from grey (0 to 255). */
export type Hue = { degrees: number; strength: number };

/** The opaque `rgb()` colours in the text of a computed style, in order. */
export function huesOf(style: string): Hue[] {
  return [...style.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].map(([, ...channels]) => {
    const [red = 0, green = 0, blue = 0] = channels.map(Number);
    const largest = Math.max(red, green, blue);
    const strength = largest - Math.min(red, green, blue);
    return { degrees: degreesOf({ red, green, blue, largest, strength }), strength };
  });
}

type Channels = { red: number; green: number; blue: number; largest: number; strength: number };

function degreesOf({ red, green, blue, largest, strength }: Channels): number {
  if (strength === 0) return 0;
  if (largest === red) return ((green - blue) / strength) * 60 + (green < blue ? 360 : 0);
  if (largest === green) return ((blue - red) / strength) * 60 + 120;
  return ((red - green) / strength) * 60 + 240;
}
