import { expect, test } from "vitest";
import type { LockedPackages } from "./lock-file.ts";
import { doubtfulSources, inexactVersions, installScripts, missingBinaries, otherNodeImages } from "./lock-mistakes.ts";

test("a range, a tag and an address are no exact versions", () => {
  expect(
    inexactVersions({
      dependencies: { zod: "4.6.7", hono: "^4.13.0" },
      devDependencies: { vite: "8.0.0-beta.1", knip: "latest" },
      optionalDependencies: { fork: "github:somebody/fork" },
    }),
  ).toEqual([
    'package.json: hono is asked for as "^4.13.0": write one exact version',
    'package.json: knip is asked for as "latest": write one exact version',
    'package.json: fork is asked for as "github:somebody/fork": write one exact version',
  ]);
});

test("what is locked is pinned by its content, and comes from the public registry or from where npm is set up to ask", () => {
  const integrity = "sha512-abc";
  expect(
    doubtfulSources({
      "node_modules/good": { integrity },
      "node_modules/named": { integrity, resolved: "https://registry.npmjs.org/named/-/named-1.0.0.tgz" },
      "node_modules/good/node_modules/within": { inBundle: true },
      "node_modules/private": { integrity, resolved: "https://packages.example/private-1.0.0.tgz" },
      "node_modules/loose": {},
    }),
  ).toEqual([
    "package-lock.json: node_modules/private comes from https://packages.example/private-1.0.0.tgz, not from https://registry.npmjs.org/",
    'package-lock.json: node_modules/loose has no "integrity"',
  ]);
});

const platforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64", "freebsd-x64"];

/** A package with a binary for each platform, of which some are locked. */
function withBinaries(wanted: readonly string[], locked: readonly string[]): LockedPackages {
  const binaries = locked.map((platform) => {
    const [os = "", cpu = ""] = platform.split("-");
    return [`node_modules/bundler-${platform}`, { os: [os], cpu: [cpu] }];
  });
  const optionalDependencies = Object.fromEntries(wanted.map((platform) => [`bundler-${platform}`, "1.0.0"]));
  return { "node_modules/vite/node_modules/bundler": { optionalDependencies }, ...Object.fromEntries(binaries) };
}

test("a package's binaries are locked for every platform, wherever npm puts them", () => {
  expect(missingBinaries(withBinaries(platforms, platforms))).toEqual([]);
});

test("a binary that the registry did not offer is missed", () => {
  const locked = withBinaries(
    platforms,
    platforms.filter((platform) => platform !== "darwin-arm64" && platform !== "freebsd-x64"),
  );
  expect(missingBinaries(locked)).toEqual([
    "package-lock.json: node_modules/vite/node_modules/bundler may need bundler-darwin-arm64, which is not locked",
    "package-lock.json: node_modules/vite/node_modules/bundler may need bundler-freebsd-x64, which is not locked",
    "package-lock.json: no binary of node_modules/vite/node_modules/bundler is locked for darwin arm64",
  ]);
});

test("a package that has given up a platform is missed too", () => {
  const fewer = platforms.filter((platform) => platform !== "darwin-x64");
  expect(missingBinaries(withBinaries(fewer, fewer))).toEqual([
    "package-lock.json: no binary of node_modules/vite/node_modules/bundler is locked for darwin x64",
  ]);
});

test("only allowed packages run something while they are installed, and no idle name is allowed", () => {
  const locked = {
    "node_modules/node": { hasInstallScript: true },
    "node_modules/vite/node_modules/miner": { hasInstallScript: true },
    "node_modules/zod": {},
  };
  expect(installScripts({ allowScripts: { node: true, gone: true } }, locked)).toEqual([
    "package-lock.json: miner has an install script: do without it, or allow it on purpose",
    'package.json: "allowScripts" names gone, which has no install script',
  ]);
});

test("every stage of the container stands on the Node that the project asks for", () => {
  const stages = "FROM node:24.21.0-slim AS build\nRUN npm ci\nFROM node:24-slim\n";
  expect(otherNodeImages({ dependencies: { node: "24.21.0" } }, stages)).toEqual([
    "Dockerfile: builds on node:24-slim: write node:24.21.0-slim, the version that package.json asks for",
  ]);
});
