import { expect, test } from "vitest";
import { goodContent, mistakesIn } from "../content-check/content-folder.fixture.ts";
import { isAllowedLogo, withAllowedLogos } from "./partner-logo.ts";

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

const partner = (logo: string) => `- name: A\n  category: hosts\n  logo: ${logo}\n  website: https://a.example\n`;

test("a first partner's logo on a website that is not allowed is a mistake, with its mend", async () => {
  expect(await mistakesIn({ "partners.yaml": partner("https://elsewhere.example/a.svg") })).toEqual([
    "content/partners.yaml:3 A: logo — is on a website from which the site shows no logos — put the picture into content/images/partners/, or write `elsewhere.example` into partnerLogoHosts of content/site.yaml",
  ]);
  const site = `${goodContent["site.yaml"]}partnerLogoHosts: [elsewhere.example]\n`;
  const partners = partner("https://elsewhere.example/a.svg");
  expect(await mistakesIn({ "partners.yaml": partners, "site.yaml": site })).toEqual([]);
});

test.each(["https://cdn.example", "cdn.example/logos", "Cdn.example", "*.cdn.example", "a b"])(
  "%j is no website's name",
  async (host) => {
    const site = goodContent["site.yaml"].replace(/$/, `partnerLogoHosts: [cdn.example, "${host}"]\n`);
    expect(await mistakesIn({ "site.yaml": site })).toEqual([
      expect.stringContaining(
        "is not a website's name — write it in small letters, without https:// and without a path",
      ),
    ]);
  },
);
