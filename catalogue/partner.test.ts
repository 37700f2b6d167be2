import { expect, test } from "vitest";
import { isAllowedLogo, isPartner } from "./partner.ts";
import { partnerEntrySchema } from "./partner-schemas.ts";

const entry = {
  name: "Banyan Club",
  category: "hosts",
  logo: "/images/partners/banyan-club.svg",
  website: "https://banyan.example",
};

test("N-4 a partner's name is trimmed", () => {
  expect(partnerEntrySchema.parse({ ...entry, name: "  Banyan Club " })).toEqual(entry);
});

test.each([
  ["name", ""],
  ["name", "Banyan\0Club"],
  ["name", "x".repeat(121)],
  ["category", "constructor"],
  ["logo", "images/a.svg"],
  ["logo", "http://banyan.example/logo.svg"],
  ["logo", ""],
  ["website", "javascript:alert(1)"],
])("N-4 a partner's %s cannot be %j", (field, value) => {
  const issues = partnerEntrySchema.safeParse({ ...entry, [field]: value }).error?.issues ?? [];
  expect(new Set(issues.map(({ path }) => path.join()))).toEqual(new Set([field]));
});

const answered = { _id: "1", name: "Banyan Club", logo: "/images/a.svg", website: "https://banyan.example" };

test.each([{}, { logo: "" }, { logo: "http://banyan.example/logo.svg" }, { name: "Banyan\nClub" }, { more: 1 }])(
  "N-4 an entry of the API's response is shown with %j",
  (own) => expect(isPartner({ ...answered, ...own })).toBe(true),
);

test.each([
  { _id: "" },
  { _id: 1 },
  { name: " " },
  { name: "x".repeat(121) },
  { logo: null },
  { logo: "javascript:alert(1)" },
  { website: "" },
  { website: "javascript:alert(1)" },
  { website: undefined },
])("N-4 an entry of the API's response is left out with %j", (own) => {
  expect(isPartner({ ...answered, ...own })).toBe(false);
});

test.each([null, undefined, 7, "text", []])("N-4 %j is not a partner in the API's response", (value) => {
  expect(isPartner(value)).toBe(false);
});

const hosts = ["cdn.example", "port.example:8443"];

test.each([
  "/images/partners/a.svg",
  "https://cdn.example/a.svg",
  "https://CDN.example:443/a.svg",
  "https://port.example:8443/a.svg",
])("PA-9 the logo %s is loaded", (logo) => expect(isAllowedLogo(logo, hosts)).toBe(true));

test.each([
  "https://elsewhere.example/a.svg",
  "http://cdn.example/a.svg",
  "https://cdn.example.evil.example/a.svg",
  "https://a.cdn.example/a.svg",
  "https://cdn.example:8443/a.svg",
  "https://port.example/a.svg",
  "https://evil.example/https://cdn.example/",
  "https://cdn.example@evil.example/a.svg",
  "//cdn.example/a.svg",
  "javascript:alert(1)",
  "data:image/svg+xml,<svg/>",
  "",
])("PA-9 the logo %j is not loaded", (logo) => expect(isAllowedLogo(logo, hosts)).toBe(false));
