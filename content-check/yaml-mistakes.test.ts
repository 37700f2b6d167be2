import { expect, test } from "vitest";
import { editedEvent, mistakesIn, type Row } from "./content.fixture.ts";

const at = "content/events/2025/trichy-2025.yaml";

const rows: Row[] = [
  {
    slip: "a colon in an unquoted text",
    change: editedEvent("title: Bitcoin", "title: Bitcoin:"),
    says: `${at}:1 title — has a second field in its value — put a text that contains a colon and a space in quotation marks; if the next line is a field of its own, begin it where the lines around it begin; put a space after each hyphen`,
  },
  {
    slip: "no space after the colon",
    change: editedEvent("venue: Rock", "venue:Rock"),
    says: `${at}:7 venue — is not a field — write a colon and a space after the field's name, or, if the line belongs to the text above, indent it by two spaces`,
  },
  {
    slip: "the Tab key",
    change: editedEvent("  - namuna", "\t- namuna"),
    says: `${at}:11 — is indented with the Tab key — use spaces instead`,
  },
  {
    slip: "a field that is indented",
    change: editedEvent("city: T", " city: T"),
    says: `${at}:1 title — has a second field in its value — put a text that contains a colon and a space in quotation marks; if the next line is a field of its own, begin it where the lines around it begin; put a space after each hyphen`,
  },
  {
    slip: "an entry that is not lined up",
    change: editedEvent("    tier", "   tier"),
    says: `${at}:15 tier — is not lined up — begin the line where the lines around it begin`,
  },
  {
    slip: "a field twice",
    change: editedEvent("city: Trichy", "city: Trichy\ncity: Salem"),
    says: `${at}:3 city — appears twice — remove one, or begin the next entry of a list with \`- \``,
  },
  {
    slip: "a quotation mark without its partner",
    change: editedEvent("venue: R", 'venue: "R'),
    says: `${at}:7 venue — has a quotation mark without its partner — add the second one`,
  },
  {
    slip: "a text behind the closing quotation mark",
    change: editedEvent("venue: Rockfort", 'venue: "Rockfort"'),
    says: `${at}:7 venue — has something after the value that does not belong there — put the whole text in quotation marks; after \`|\` begin the text on the next line`,
  },
  {
    slip: "a text that begins with @",
    change: editedEvent("venue: R", "venue: @R"),
    says: `${at}:7 venue — begins with a character that has a meaning in YAML — put the text in quotation marks`,
  },
  {
    slip: "a text that begins with [",
    change: editedEvent("venue: R", "venue: [R"),
    says: `${at}:8 venueAddress — is not lined up — begin the line where the lines around it begin, and close every [ and {`,
  },
  {
    slip: "a text that is an alias of YAML",
    change: editedEvent("venue: Rockfort Hall", "venue: *Rockfort"),
    says: `${at}:7 venue — begins with *, & or ! — put the text in quotation marks`,
  },
  {
    slip: "a text that is an anchor of YAML",
    change: editedEvent("venue: Rockfort", "venue: &Rockfort"),
    says: `${at}:7 venue — begins with *, & or ! — put the text in quotation marks`,
  },
  {
    slip: "a paragraph that is not indented",
    change: editedEvent("  The second", "The second"),
    says: `${at}:19 — is not a field — write a colon and a space after the field's name, or, if the line belongs to the text above, indent it by two spaces`,
  },
  {
    slip: "a text of several lines without |",
    change: editedEvent(/description: [|]\n.*/, "description: The first\n  paragraph."),
    says: `${at}:16 description — goes on in the next line — write \`description: |\`, and the text on the lines below, indented by two spaces`,
  },
  {
    slip: "a text that a comment cuts short",
    change: editedEvent("venueAddress: Rockfort Hall, Trichy", "venueAddress: Trichy #12, Rockfort"),
    says: `${at}:8 venueAddress — is “Trichy” only, because # begins a comment — write the text in quotation marks: "Trichy #12, Rockfort", or the comment on a line of its own`,
  },
  {
    slip: "a line that goes on",
    change: editedEvent("venue: Rockfort Hall", "venue: Rockfort\n  Hall"),
    says: `${at}:7 venue — goes on in the next line — write all of it in one line`,
  },
  {
    slip: "three hyphens",
    change: editedEvent("changed:", "---\nchanged:"),
    says: `${at}:20 — has a line of three hyphens — remove it`,
  },
  {
    slip: "bytes that are not UTF-8",
    change: { "supporters/tijori.yaml": Buffer.from("name: \u00e9", "latin1") },
    says: "content/supporters/tijori.yaml:1 — is not UTF-8 text — save the file again as UTF-8 (in most editors: Save As, Encoding)",
  },
  {
    slip: "an empty file",
    change: { "supporters/tijori.yaml": "" },
    says: "content/supporters/tijori.yaml:1 — is empty — write a line such as `name: Potli` and below it `kind: Wallet` and below it `logo: /images/firms/potli.svg`",
  },
];

test.each(rows)("YAML syntax: $slip", async ({ change, says }) => {
  expect(await mistakesIn(change)).toEqual([says].flat());
});
