/**
 * A drawing of the site without its frame and its style, to stand within another one. The custom properties that it
 * sets for the light scheme are written out, because the renderer of posters knows none.
 */
export function inlineDrawing(svg: string): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(svg)?.[1] ?? "";
  const light = style.split("@media")[0] ?? "";
  const values = new Map([...light.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [name, value]));
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/<style>[\s\S]*?<\/style>/, "")
    .replace(/var\((--[\w-]+)\)/g, (whole, name) => values.get(name) ?? whole);
}
