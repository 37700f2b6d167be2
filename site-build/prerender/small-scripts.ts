import { minifySync } from "vite";
import { inlineScripts } from "./inline-scripts.ts";

/** The scripts that were made small so far: nearly every page has the same. */
const made = new Map<string, string>();

/** A page whose own scripts, which are functions as they were written, are as small as the bundler makes its files. */
export function withSmallScripts(html: string): string {
  return html.replace(inlineScripts, (_, tag: string, text: string) => `${tag}${smallScript(text)}</script>`);
}

function smallScript(text: string): string {
  const known = made.get(text);
  if (known !== undefined) return known;
  const { code, errors } = minifySync("page.js", text, { module: false });
  if (errors.length > 0) throw new Error(`A page's own script cannot be read: ${errors[0]?.message}`);
  made.set(text, code.trim());
  return code.trim();
}
