import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filmPageAddress } from "../../catalogue/film.ts";
import { readBuiltPage, readBuiltPages } from "./built-pages.ts";
import { contentSecurityPolicies, contentSecurityPolicy } from "./content-security-policies.ts";

const own: Parameters<typeof contentSecurityPolicy>[1] = {
  apiAddress: "/api",
  aftermovieAddress: "/embed/aftermovie",
  partnerLogoHosts: [],
};

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const policyOf = (address: string, html: string, addresses = own) =>
  contentSecurityPolicy(readBuiltPage(address, html), addresses);

/** The directives of a policy, each with its sources. */
function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split("; ").map((text) => {
      const [name = "", ...sources] = text.split(" ");
      return [name, sources];
    }),
  );
}

test("scripts and styles in the page are named by their hash; data and the site's own files need none", () => {
  const html =
    '<style>a{}</style><script type="application/ld+json">{}</script><script src="/x.js"></script><script data-entry="/e.js">go()</script>';
  expect(directivesOf(policyOf("/", html))).toMatchObject({
    "default-src": ["'none'"],
    "script-src": ["'self'", hashOf("go()")],
    "style-src": ["'self'", hashOf("a{}")],
    "require-trusted-types-for": ["'script'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  });
});

test("the origins of the player, the API and partners' logos are named where they are elsewhere", () => {
  const away = {
    apiAddress: "https://api.example/v1",
    aftermovieAddress: "https://player.example/embed/1?x=2",
    partnerLogoHosts: ["cdn.example"],
  };
  const elsewhere = directivesOf(policyOf("/", "", away));
  expect(elsewhere["connect-src"]).toEqual(["'self'", "https://api.example"]);
  expect(elsewhere["frame-src"]).toEqual(["https://player.example"]);
  expect(elsewhere["img-src"]).toEqual(["'self'", "https://api.example", "https://cdn.example"]);
  const here = directivesOf(policyOf("/", ""));
  const directives = ["connect-src", "frame-src", "img-src"].map((name) => here[name]);
  expect(directives).toEqual([["'self'"], ["'self'"], ["'self'"]]);
});

test("the film's page plays the site's own film in the site's own frames, and does nothing else", () => {
  const directives = directivesOf(policyOf(filmPageAddress, "<script>play()</script>"));
  expect(directives).toMatchObject({
    "script-src": [hashOf("play()")],
    "media-src": ["'self'"],
    "frame-ancestors": ["'self'"],
  });
  expect(directives).not.toHaveProperty("connect-src");
});

test("nothing weakens a policy", () => {
  for (const address of ["/", filmPageAddress]) {
    expect(policyOf(address, "<style>a{}</style>")).not.toMatch(/unsafe-|\*|data:|http:/);
  }
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "page-policies-"));
  await mkdir(path.join(folder, "events"));
  for (const name of ["index", "404", "events", "events/one", "events/two"]) {
    await writeFile(path.join(folder, `${name}.html`), `<style>${name.replace(/\w+$/, "")}</style>`);
  }
});
afterEach(() => rm(folder, { recursive: true }));

const groupsOf = async () =>
  contentSecurityPolicies([...(await readBuiltPages(folder)).values()], own).map(({ pages }) => pages);

test("pages of one policy are told together", async () => {
  expect(await groupsOf()).toEqual([
    ["/404", "/events", "/"],
    ["/events/one", "/events/two"],
  ]);
  await writeFile(path.join(folder, "events/two.html"), "<style>own</style>");
  expect(await groupsOf()).toEqual([["/404", "/events", "/"], ["/events/one"], ["/events/two"]]);
});
