import { createHash } from "node:crypto";
import type { Tables } from "../database/tables.ts";

/** As what every logo that came as a file is kept and served: `drawLogo` makes nothing else. */
export const logoType = "image/webp";

/** A logo that came as a file, drawn and ready to be kept. */
export type LogoFile = { name: string; bytes: Buffer };

const prefix = "logos/";

/** How a partner names a logo that is kept in the database: neither a web address nor a path on the site begins so. */
export function storedLogoPath(name: string): string {
  return `${prefix}${name}`;
}

/** The name of the file that a partner's logo names, or null where it is an address. */
export function storedLogoName(logo: string): string | null {
  return logo.startsWith(prefix) ? logo.slice(prefix.length) : null;
}

/** Whether a text names a logo as `storedLogoPath` does; whether that is there is another question. */
export function isStoredLogo(logo: string): boolean {
  return isLogoName(storedLogoName(logo) ?? "");
}

/** A file's name: what is in it, so that whoever has it once never has to ask again, and its format. */
export function logoFileName(bytes: Uint8Array): string {
  return `${digest(bytes)}.webp`;
}

function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}

/** Whether a text is a name that logos are kept under: that of a picture, or of a drawing (see `isUndrawn`). */
export function isLogoName(name: string): boolean {
  return /^[0-9a-f]{32}\.(?:svg|webp)$/.test(name);
}

/** Whether a kept logo is a drawing of an earlier version that could not be drawn: it is kept, and shown to nobody. */
export function isUndrawn(name: string): boolean {
  return isLogoName(name) && name.endsWith(".svg");
}

/** What is said of such a logo, to stand behind whose it is. */
export const undrawnLogo =
  "is a drawing that cannot be drawn, and is not shown: give it again as a file (file:…), and the command says why";

/** Whether a kept logo has a name of its kind, and the content that this name stands for. */
export function isIntactLogo({ name, content }: Tables["logos"]): boolean {
  return isLogoName(name) && name.startsWith(`${digest(Buffer.from(content, "base64"))}.`);
}

/** What is said of a kept logo that `isIntactLogo` finds not to be whole. */
export function damagedLogoMessage(name: string): string {
  return `The logo ${name} is not what it was when it was added: give it again to the partners that show it`;
}
