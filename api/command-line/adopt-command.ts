import type { Command } from "commander";
import { adoptPartners } from "../content/adopt-partners.ts";
import type { PartnersDifference } from "../content/compare-partners.ts";
import { readContentSettings } from "../content/content-settings.ts";
import { CodedError } from "../errors.ts";
import type { CommandTools } from "./command-tools.ts";

/** Adds the command that brings partners from the database into the content: `adopt`. */
export function addAdoptCommand(program: Command, { notingDatabase, project }: CommandTools): void {
  program
    .command("adopt")
    .description("write what was changed in the database into content/partners.yaml and its logos")
    .action(() => {
      const settings = readContentSettings(project);
      if (!settings)
        throw new CodedError("input-invalid", "There is no content/site.yaml here: start it in the project's folder");
      return notingDatabase(async (database) => {
        const difference = await adoptPartners(database, { project, settings, now: new Date() });
        return describeAdopted(difference);
      });
    });
}

function describeAdopted({ added, changed, removed }: PartnersDifference): string {
  const lines = [
    ...added.map(({ name, category }) => `added    ${name}, ${category}`),
    ...changed.map(({ after: { name, category } }) => `changed  ${name}, ${category}`),
    ...removed.map(({ name, category }) => `removed  ${name}, ${category}`),
  ];
  if (lines.length === 0) return "The content has all that was changed in the database already; nothing was written";
  return [...lines, "All of it stands in content/partners.yaml now: publish the content, then start the server"].join(
    "\n",
  );
}
