import { CodedError } from "../errors.ts";
import { readOrdinaryFile } from "../read-ordinary-file.ts";
import { drawLogo } from "./draw-logo.ts";
import { type LogoFile, logoFileName } from "./logo-names.ts";

/** What a file may weigh that is given as a logo. */
const largest = { bytes: 5_000_000, mend: "make it smaller" } as const;

/**
 * Makes a logo of a file, whatever its name says: a picture as large as logos are shown, without notes such as where it
 * was taken.
 *
 * @throws CodedError `input-invalid` that names the file, what is wrong with it and how to mend that
 */
export async function prepareLogo(file: string): Promise<LogoFile> {
  try {
    const bytes = await drawLogo(await readOrdinaryFile(file, largest));
    return { name: logoFileName(bytes), bytes };
  } catch (cause) {
    if (!(cause instanceof CodedError)) throw cause;
    throw new CodedError(cause.code, `${file} ${cause.message}`, { cause });
  }
}
