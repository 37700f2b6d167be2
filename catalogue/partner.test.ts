import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { anyAddress, anyText, seed } from "../tests/support/any-content.ts";
import { isAllowedLogo, isPartner, isPartnerCategory, partnerCategories, withAllowedLogos } from "./partner.ts";
import {
  newPartnerSchema,
  partnerEntrySchema,
  partnerListSchema,
  partnerSchema,
  partnersByCategorySchema,
} from "./partner-schemas.ts";

const fresh = {
  name: "Banyan Club",
  category: "hosts",
  logo: "/images/partners/banyan-club.svg",
  website: "https://banyan.example",
};
const { category: _category, ...shown } = { ...fresh, _id: "p1" };

test.each([
  ["hosts", true],
  ["media-partners", true],
  ["Hosts", false],
  ["media partners", false],
  ["constructor", false],
  ["", false],
])("A-2 whether “%s” is a category: %s", (text, expected) => {
  expect(isPartnerCategory(text)).toBe(expected);
});

test("N-4 a new partner's name is taken without the spaces around it", () => {
  expect(newPartnerSchema.parse({ ...fresh, name: "  Banyan Club " })).toEqual(fresh);
});

test.each([
  ["name", "", "must not be empty"],
  ["name", "   ", "must not be empty"],
  ["name", "\u200B\u200D", "must have letters that can be seen"],
  ["name", "\0", "must have letters that can be seen"],
  ["name", "Banyan\0Club", "must have no line breaks or control characters"],
  ["name", "Banyan\u001bClub", "must have no line breaks or control characters"],
  ["name", "Banyan\nClub", "must have no line breaks or control characters"],
  ["name", "Banyan\u202EbulC", "must have no character that turns the direction of reading"],
  ["name", "Banyan\ud800", "must have no half of a character (\\ud800 to \\udfff)"],
  ["name", "x".repeat(121), "must be 120 characters at most"],
  ["category", "host", "must be one of supporters, hosts, media-partners, community-partners"],
  ["category", "Hosts", "must be one of supporters, hosts, media-partners, community-partners"],
  [
    "logo",
    "images/a.svg",
    "must be a web address (https://…) or a path on this site that begins with one slash (/images/…)",
  ],
  [
    "logo",
    "http://banyan.example/logo.svg",
    "must be a web address (https://…) or a path on this site that begins with one slash (/images/…)",
  ],
  [
    "website",
    "javascript:alert(1)",
    "must be a web address that begins with https:// or http://, such as https://example.org",
  ],
])("N-4 a new partner's %s cannot be %j", (field, value, message) => {
  const issues = newPartnerSchema.safeParse({ ...fresh, [field]: value }).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path, issue.message])).toEqual([[[field], message]]);
});

test("N-4 a new partner has no field more than these", () => {
  expect(newPartnerSchema.safeParse({ ...fresh, note: "x" }).success).toBe(false);
});

test.each(["_id", "name", "logo", "website"])("N-4 a listed partner without %s is refused", (field) => {
  expect(partnerListSchema.safeParse([shown]).success).toBe(true);
  expect(partnerListSchema.safeParse([{ ...shown, [field]: undefined }]).success).toBe(false);
});

test.each(partnerCategories)("A-1 an answer without the key %s is refused", (category) => {
  const answer = { supporters: [shown], hosts: [], "media-partners": [], "community-partners": [] };
  expect(partnersByCategorySchema.parse(answer)).toEqual(answer);
  expect(partnersByCategorySchema.safeParse({ ...answer, [category]: undefined }).success).toBe(false);
});

test.each([
  ["Banyan\nClub", "must be one line"],
  ["Banyan\u2028Club", "must be one line"],
  ["Banyan\0Club", "must have no line breaks or control characters"],
  ["\u200B\u200D", "must have letters that can be seen"],
])("N-4 a partner in content/partners.yaml cannot be named %j", (name, message) => {
  const issues = partnerEntrySchema.safeParse({ ...fresh, name }).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path, issue.message])).toEqual([[["name"], message]]);
  expect(partnerEntrySchema.safeParse({ ...fresh, note: "x" }).success).toBe(false);
});

test("every field of an entry in content/partners.yaml has a description and an example for whoever fills it in", () => {
  const { properties = {} } = z.toJSONSchema(partnerEntrySchema);
  const hinted = { description: expect.any(String), examples: [expect.any(String)] };
  const fields = ["name", "category", "logo", "website"];
  expect(properties).toEqual(Object.fromEntries(fields.map((field) => [field, expect.objectContaining(hinted)])));
});

test("N-4 a logo without https that a database already has does not hide its partner", () => {
  expect(partnerListSchema.safeParse([{ ...shown, logo: "http://banyan.example/logo.svg" }]).success).toBe(true);
});

test("N-4 a name that a database already has does not hide the others, whatever it is", () => {
  expect(
    partnerListSchema.safeParse([
      { ...shown, name: "Banyan\nClub" },
      { ...shown, name: "Banyan\0Club" },
      { ...shown, name: "\u200B" },
    ]).success,
  ).toBe(true);
});

test(`N-4 browsers take just those partners that the schema takes (seed ${seed})`, () => {
  const anyValue = fc.oneof(anyText, anyAddress, fc.constantFrom("", " ", "/images/a.svg", null, undefined, 7));
  const anyEntry = fc.record({
    _id: anyValue,
    name: anyValue,
    logo: anyValue,
    website: fc.oneof(anyValue, anyAddress),
  });
  const property = fc.property(anyEntry, (entry) => {
    expect(isPartner({ ...shown, ...entry })).toBe(partnerSchema.safeParse({ ...shown, ...entry }).success);
    for (const [field, value] of Object.entries(entry)) {
      const other = { ...shown, [field]: value };
      expect(isPartner(other)).toBe(partnerSchema.safeParse(other).success);
    }
  });
  fc.assert(property, { numRuns: 500 });
});

const own = { apiAddress: "/api", partnerLogoHosts: ["cdn.example", "port.example:8443"] };
const elsewhere = { apiAddress: "https://api.example/api", partnerLogoHosts: [] };

test.each([
  ["/images/partners/a.svg", own],
  ["/api/logos/0123.svg", own],
  ["https://cdn.example/a.svg", own],
  ["https://CDN.example:443/a.svg", own],
  ["https://port.example:8443/a.svg", own],
  ["https://api.example/api/logos/0123.svg", elsewhere],
])("PA-9 the logo %s is fetched", (logo, sources) => expect(isAllowedLogo(logo, sources)).toBe(true));

test.each([
  ["https://elsewhere.example/a.svg", own],
  ["http://cdn.example/a.svg", own],
  ["https://cdn.example.evil.example/a.svg", own],
  ["https://a.cdn.example/a.svg", own],
  ["https://cdn.example:8443/a.svg", own],
  ["https://port.example/a.svg", own],
  ["https://evil.example/https://cdn.example/", own],
  ["https://cdn.example@evil.example/a.svg", own],
  ["//cdn.example/a.svg", own],
  ["javascript:alert(1)", own],
  ["data:image/svg+xml,<svg/>", own],
  ["", own],
  ["https://api.example/api", elsewhere],
  ["https://api.example/api/logos.svg", elsewhere],
])("PA-9 the logo %j is not fetched", (logo, sources) => expect(isAllowedLogo(logo, sources)).toBe(false));

test("PA-9 a partner whose logo may not be fetched keeps its place and its name", () => {
  const shown = { _id: "1", name: "A", logo: "/a.svg", website: "https://a.example" };
  const hidden = { ...shown, _id: "2", logo: "https://elsewhere.example/a.svg" };
  const partners = { supporters: [], hosts: [shown, hidden], "media-partners": [], "community-partners": [] };
  expect(withAllowedLogos(partners, own)).toEqual({ ...partners, hosts: [shown, { ...hidden, logo: "" }] });
});
