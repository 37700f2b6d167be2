import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { attributesOf, elementsNamed } from "../tests/support/html-elements.ts";
import { type PolicyUrls, policyElement } from "./page-policy.ts";

const own: PolicyUrls = { apiAddress: "/api", aftermovieAddress: "/embed/aftermovie", partnerLogoHosts: [] };

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The directives of a policy, each with its sources. */
function directivesOf(element: string): Record<string, string[]> {
  const [attributes] = elementsNamed("meta", element).map(attributesOf);
  expect(attributes).toMatchObject({ "http-equiv": "Content-Security-Policy" });
  const { content: policy = "" } = attributes ?? {};
  return Object.fromEntries(
    policy.split(";").map((text) => {
      const [name = "", ...sources] = text.split(" ");
      return [name, sources];
    }),
  );
}

test("a page's policy allows only the hashes of its own script and style", () => {
  const element = policyElement({ script: "go()", style: "a{}" }, own);
  expect(directivesOf(element)).toMatchObject({
    "default-src": ["'none'"],
    "script-src": ["'self'", hashOf("go()")],
    "style-src": ["'self'", hashOf("a{}")],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  });
  expect(element).not.toMatch(/unsafe-|\*|data:|http:/);
});

test("the policy has the origins of the player, the API and partners' logos if they are external", () => {
  const away = {
    apiAddress: "https://api.example/v1",
    aftermovieAddress: "https://player.example/embed/1?x=2",
    partnerLogoHosts: ["cdn.example"],
  };
  const elsewhere = directivesOf(policyElement({ script: "", style: "" }, away));
  expect(elsewhere["connect-src"]).toEqual(["'self'", "https://api.example"]);
  expect(elsewhere["frame-src"]).toEqual(["https://player.example"]);
  expect(elsewhere["img-src"]).toEqual(["'self'", "https://cdn.example"]);
  const here = directivesOf(policyElement({ script: "", style: "" }, own));
  for (const name of ["connect-src", "frame-src", "img-src"]) expect(here[name], name).toEqual(["'self'"]);
});
