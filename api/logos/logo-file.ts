import { createHash } from "node:crypto";
import type { Tables } from "../database/tables.ts";

/** The formats in which logos that came as files are kept, by their ending, with the type that each is served as. */
export const logoTypes = { svg: "image/svg+xml", webp: "image/webp" } as const;

export type LogoFormat = keyof typeof logoTypes;

/** A logo that came as a file, checked and ready to be kept. */
export type LogoFile = { name: string; bytes: Buffer };

const prefix = "logos/";

/** How a partner names a logo that is kept in the database: neither a web address nor a path on the site begins so. */
export function keptLogo(name: string): string {
  return `${prefix}${name}`;
}

/** The name of the file that a partner's logo names, or null where it is an address. */
export function logoFileOf(logo: string): string | null {
  return logo.startsWith(prefix) ? logo.slice(prefix.length) : null;
}

/** Whether a text names a logo as `keptLogo` does; whether that is there is another question. */
export function isKeptLogo(logo: string): boolean {
  return logoFormat(logoFileOf(logo) ?? "") !== undefined;
}

/** A file's name: what is in it, so that whoever has it once never has to ask again, and its format. */
export function logoFileName(bytes: Uint8Array, format: LogoFormat): string {
  return `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${format}`;
}

/** The format of a logo's file, by its name, or undefined where the name is none that `logoFileName` gives. */
export function logoFormat(name: string): LogoFormat | undefined {
  return /^[0-9a-f]{32}\.(svg|webp)$/.exec(name)?.[1] as LogoFormat | undefined;
}

/** Whether a kept logo has a name that `logoFileName` gives, and the content that this name stands for. */
export function isWholeLogo({ name, content }: Tables["logos"]): boolean {
  const format = logoFormat(name);
  return format !== undefined && logoFileName(Buffer.from(content, "base64"), format) === name;
}

/** What is said of a kept logo that `isWholeLogo` finds not to be whole. */
export function changedLogo(name: string): string {
  return `The logo ${name} is not what it was when it was added: give it again to the partners that show it`;
}
