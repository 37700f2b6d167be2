import path from "node:path";
import { CodedError } from "../errors.ts";
import type { LogoFile } from "./logo-names.ts";
import { prepareLogo } from "./prepare-logo.ts";

/** The logos that are uploaded as files, by what is written for each: `file:` and a path. A text says what is wrong with one. */
export type UploadedLogos = ReadonlyMap<string, LogoFile | string>;

const scheme = /^file:(?:\/\/(?=\/))?/;

/** Whether what is written for a logo names a file on this computer. */
export function isUploadedLogo(logo: string): boolean {
  return scheme.test(logo) && logo.replace(scheme, "").trim() !== "";
}

/**
 * Prepares every logo that is uploaded as a file, each once.
 *
 * @param written what is written for logos, files or not
 * @param folder what paths are relative to
 */
export async function prepareUploadedLogos(written: Iterable<unknown>, folder: string): Promise<UploadedLogos> {
  const uploads = new Map<string, LogoFile | string>();
  for (const logo of new Set(written)) {
    if (typeof logo !== "string" || !isUploadedLogo(logo)) continue;
    uploads.set(logo, await prepared(path.resolve(folder, logo.replace(scheme, "")), logo));
  }
  return uploads;
}

async function prepared(file: string, written: string): Promise<LogoFile | string> {
  try {
    return await prepareLogo(file);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    // As it is written, so that it is found again.
    return error.message.replace(file, written);
  }
}

/** The files of the logos that can be kept. */
export function uploadedLogoFiles(uploads: UploadedLogos): LogoFile[] {
  return [...uploads.values()].filter((logo) => typeof logo !== "string");
}
