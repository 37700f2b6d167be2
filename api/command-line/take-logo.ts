import { CodedError } from "../errors.ts";
import { describeRemoved, logoFilesOf, prepareGivenLogos } from "../logos/given-logos.ts";
import { givenLogoProblem, storedLogo } from "../partners/partner-input.ts";
import { logoWarning } from "./logo-warnings.ts";

/**
 * Prepares the logo of a command's options where it is a file.
 *
 * @param project see `CommandTools`
 * @returns the options with the logo as it is stored, the file to store with it, and what to warn of
 * @throws CodedError `input-invalid` when the file can be no logo
 */
export async function takeLogo<Options extends { logo?: string | undefined }>(options: Options, project: string) {
  const given = await prepareGivenLogos([options.logo], ".");
  const problem = givenLogoProblem(options.logo, given);
  if (problem) throw new CodedError("input-invalid", `--${problem}`);
  const logo = options.logo === undefined ? undefined : storedLogo(options.logo, given);
  const warning = logo && logoWarning(logo, project);
  return {
    options: { ...options, ...(logo !== undefined && { logo }) },
    files: logoFilesOf(given),
    warnings: [...describeRemoved(given), ...(warning ? [warning] : [])],
  };
}
