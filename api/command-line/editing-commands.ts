import { type Command, Option } from "commander";
import { type PartnerCategory, type PartnersByCategory, partnerCategories } from "../../catalogue/partner.ts";
import { printable } from "../../catalogue/visible-text.ts";
import { addPartner, removePartner, updatePartner } from "../partners/change-partners.ts";
import { findPartnerId, listPartners } from "../partners/read-partners.ts";
import { type CommandTools, printLines } from "./command-tools.ts";
import { parseNewPartner, parsePartnerChanges, takeLogo } from "./partner-options.ts";

const category = () => new Option("--category <category>", "where the site shows it").choices(partnerCategories);
const partnerHelp = "its id, or its name where no other partner has that";
const logoHelp = "file: and the path of a picture, an https:// address, or a path on the site (/images/…)";

/** Adds the commands that look at and change one partner or a few: `list`, `add`, `update` and `remove`. */
export function addEditingCommands(program: Command, tools: CommandTools): void {
  const { changingDatabase } = tools;
  addListCommand(program, tools);
  addAddCommand(program, tools);
  addUpdateCommand(program, tools);
  program
    .command("remove")
    .argument("<partner>", partnerHelp)
    .description("remove a partner")
    .action((partner: string) =>
      changingDatabase(async (database) => {
        const id = await findPartnerId(database, partner);
        return `Removed ${await removePartner(database, id)}`;
      }),
    );
}

function addListCommand(program: Command, { readingPartners, messages }: CommandTools): void {
  program
    .command("list")
    .description("show partners with their ids")
    .addOption(category())
    .option("--json", "as JSON, by category")
    .action(({ category: only, json }: { category?: PartnerCategory; json?: true }) =>
      readingPartners(async (database) => {
        const { partners, badRows } = await listPartners(database);
        printLines(messages, badRows);
        return json ? JSON.stringify(only ? partners[only] : partners, null, 2) : printable(listText(partners, only));
      }),
    );
}

function addAddCommand(program: Command, { withDatabase, messages, project }: CommandTools): void {
  program
    .command("add")
    .description("add a partner at the end of its category; all four options are needed")
    .option("--name <name>", "up to 120 characters, once per category")
    .addOption(category())
    .option("--logo <address>", logoHelp)
    .option("--website <address>", "an http:// or https:// address")
    .action((options, command: Command) => {
      requireEveryOption(command);
      const parsed = parseNewPartner(options);
      return withDatabase(async (database) => {
        const { options: partner, files, warnings } = await takeLogo(parsed, project);
        const { _id, name } = await addPartner(database, partner, files);
        printLines(messages, warnings);
        return `Added ${name} to ${partner.category}; its id is ${_id}`;
      });
    });
}

/** Not left to Commander: it asks for what is missing before it looks for what is misspelt, and then names the wrong one. */
function requireEveryOption(command: Command): void {
  const missing = command.options.filter((option) => command.getOptionValue(option.attributeName()) === undefined);
  if (missing.length > 0) command.error(`error: give ${missing.map(({ long }) => long).join(", ")} too`);
}

function addUpdateCommand(program: Command, { changingDatabase, messages, project }: CommandTools): void {
  program
    .command("update")
    .argument("<partner>", partnerHelp)
    .description("change a partner; what is not given stays")
    .option("--name <name>", "up to 120 characters, once per category")
    .addOption(category())
    .option("--logo <address>", logoHelp)
    .option("--website <address>", "an http:// or https:// address")
    .action((partner: string, options, command: Command) => {
      if (Object.keys(options).length === 0) {
        command.error("error: give at least one of --name, --category, --logo and --website");
      }
      const parsed = parsePartnerChanges(options);
      return changingDatabase(async (database) => {
        const id = await findPartnerId(database, partner);
        const { options: changes, files, warnings } = await takeLogo(parsed, project);
        const { name } = await updatePartner(database, id, changes, files);
        printLines(messages, warnings);
        return `Changed ${name}`;
      });
    });
}

/** The partners for a terminal: per category a heading, and a line each with id, name and website. */
function listText(partners: PartnersByCategory, only?: PartnerCategory): string {
  const categories = only ? [only] : partnerCategories;
  return categories.map((category) => categoryText(category, partners[category])).join("\n");
}

function categoryText(category: PartnerCategory, partners: PartnersByCategory[PartnerCategory]): string {
  const width = Math.max(0, ...partners.map(({ name }) => name.length));
  const lines = partners.map(({ _id, name, website }) => `  ${_id}  ${name.padEnd(width)}  ${website}\n`);
  return `${category} (${partners.length})\n${lines.join("")}`;
}
