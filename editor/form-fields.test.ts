import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { line, picture } from "../catalogue/content-field.ts";
import { contentFileKinds, contentKinds } from "../catalogue/content-kinds.ts";
import { eventFileSchema } from "../catalogue/event.ts";
import { partnerEntrySchema } from "../catalogue/partner-schemas.ts";
import { contentFormat } from "./content-format.ts";
import { editorConfig } from "./editor-config.ts";
import { formFields, singularOf } from "./form-fields.ts";
import { inFormWords } from "./form-words.ts";

const { collections = [], singletons = [] } = editorConfig("Yatra", { name: "gitea", repo: "a/b" });

test("every kind of content file has a form", () => {
  const named = [...collections, ...singletons].map((form) => "name" in form && form.name);
  expect(named.toSorted()).toEqual(contentKinds.toSorted());
});

test("a new field of a schema is in the form with its hint, limits and widget", () => {
  const gained = eventFileSchema.extend({
    dressCode: line("what to wear", "Anything", { max: 40 }).optional(),
    poster: picture("the poster below content/images/", "/images/posters/trichy.jpg"),
    hours: z
      .array(z.number().int().min(1))
      .min(1)
      .meta({ description: "how many hours", examples: [[4]] }),
  });
  expect(formFields(gained).slice(-3)).toMatchObject([
    { name: "dressCode", label: "Dress code", hint: "What to wear.", required: false, widget: "string", maxlength: 40 },
    { name: "poster", required: true, widget: "image", media_folder: "/content/images/posters" },
    { name: "hours", required: true, widget: "list", min: 1, field: { widget: "number", value_type: "int", min: 1 } },
  ]);
});

test("a partner's logo is a file or a URL", () => {
  const logo = formFields(partnerEntrySchema).find(({ name }) => name === "logo");
  const own = { media_folder: "/content/images/partners", public_folder: "/images/partners" };
  expect(logo).toMatchObject({ widget: "image", choose_url: true, ...own });
});

test("the pictures of a collection are in its own folder, also if the schema transforms their path", () => {
  const folders = collections.map((form) => ("media_folder" in form ? [form.name, form.media_folder] : []));
  expect(Object.fromEntries(folders)).toMatchObject({
    events: "/content/images/postcards",
    speakers: "/content/images/speakers",
    sponsors: "/content/images/firms",
  });
});

test("an entry is listed by its name, or by its title if it has no name", () => {
  const named = collections.map((form) => ("identifier_field" in form ? [form.name, form.identifier_field] : []));
  expect(Object.fromEntries(named)).toMatchObject({ events: "title", speakers: "name", sponsors: "name" });
});

test("the form of site.yaml starts with the fields that change often and ends with those that only a programmer changes", () => {
  const names = formFields(contentFileKinds.site.schema).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(["productName", "headline"]);
  expect(names.indexOf("figures")).toBeLessThan(8);
  expect(names.slice(-2)).toEqual(["apiAddress", "siteAddress"]);
});

test("a field has its label, or else its name in words", () => {
  const fields = new Map(formFields(eventFileSchema).map((field) => [field.name, field]));
  expect(fields.get("bring")).toMatchObject({ label: "What to bring" });
  expect(fields.get("formerAddresses")).toMatchObject({ label: "Former addresses", label_singular: "Former address" });
  expect(singularOf("Cities")).toBe("City");
  expect(singularOf("Phases")).toBe("Phase");
});

test("a hint does not mention the file's syntax", () => {
  const hints = new Map(formFields(eventFileSchema).map((field) => [field.name, "hint" in field && field.hint]));
  expect(hints.get("speakers")).toBe("Who speaks.");
  expect(hints.get("phase")).toBe(false);
  expect(hints.get("starts")).toBe("When the event begins, in Indian time.");
  expect(hints.get("status")).toBe("Whether it takes place.");
});

test("an event's form has a button that adds a sponsorship and one that adds a sponsor", () => {
  const sponsors = formFields(eventFileSchema).find(({ name }) => name === "sponsors");
  expect(sponsors).toMatchObject({ label_singular: "Sponsorship" });
  expect(collections).toContainEqual(expect.objectContaining({ name: "sponsors", label_singular: "Sponsor" }));
});

test("a mistake is described in the words of the form", () => {
  const message = "is missing — write the postal address of the venue, or `venue: to be announced`";
  expect(inFormWords({ field: "venueAddress", message })).toBe(
    "Venue address — is missing — write the postal address of the venue, or “Venue: to be announced”",
  );
  expect(inFormWords({ field: "Trichy: own", message: "is empty — remove the line" })).toBe(
    "Trichy: Own language — is empty — empty the field",
  );
  expect(inFormWords({ field: "speakers: entry 2", message: "is empty" })).toBe("Speakers: entry 2 — is empty");
  expect(inFormWords({ field: "city", message: "copy an entry of content/cities.yaml, write `name: Pune`" })).toBe(
    "City — copy an entry of “Cities”, write “Name: Pune”",
  );
  expect(inFormWords({ field: "", message: "see `https://a.example`" })).toBe("see `https://a.example`");
});

test("the fields of an event have the widgets of their types", () => {
  const widgets = Object.fromEntries(formFields(eventFileSchema).map(({ name, widget }) => [name, widget]));
  expect(widgets).toMatchObject({
    status: "select",
    starts: "datetime",
    image: "image",
    venueAddress: "text",
    description: "text",
    speakers: "relation",
    sponsors: "list",
    languages: "select",
    seats: "number",
    free: "boolean",
    changed: "hidden",
  });
});

test("a form without changes writes back the same bytes", () => {
  for (const kind of contentKinds) {
    const { fromFile, toFile } = contentFormat(kind);
    for (const file of globSync(`{content,tests/content}/${contentFileKinds[kind].glob}`)) {
      // The editor does not show translations.
      if (path.basename(file, ".yaml").includes(".")) continue;
      const text = readFileSync(file, "utf8");
      const data = fromFile(text);
      expect(toFile(data), path.normalize(file)).toBe(text);
    }
  }
});

test("an unticked box and an empty optional list are left out of the file, an empty required list is not", () => {
  const { fromFile, toFile } = contentFormat("events");
  const text = "title: One\nspeakers:\n  - namuna-devi\nlanguages: [Tamil]\nfree: true\nchanged: 2025-01-01 10:00\n";
  vi.setSystemTime("2025-09-01T12:30:00Z");
  onTestFinished(() => void vi.useRealTimers());
  const data = { ...fromFile(text), speakers: [], languages: [], free: false, image: "" };
  expect(toFile(data)).toBe("title: One\nspeakers: []\nsponsors: []\nchanged: 2025-09-01 18:00\n");
});

test("a field that the form does not have stays in the file", () => {
  const { fromFile, toFile } = contentFormat("speakers");
  const text = "name: One\nnickname: O # hers\ntitle: Two\n";
  expect(toFile({ ...fromFile(text), title: "Three" })).toBe("name: One\nnickname: O # hers\ntitle: Three\n");
});
