import { type LockedPackage, type LockedPackages, type Manifest, nameOf, packageFor } from "./lock-file.ts";

/** The one host that a locked archive may name. npm asks a mirror in its place where somebody has set one up. */
const registry = "https://registry.npmjs.org/";

const exactVersion = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

/** Where somebody may run, develop or test the site. */
const platforms = [
  { os: "linux", cpu: "x64" },
  { os: "linux", cpu: "arm64" },
  { os: "darwin", cpu: "x64" },
  { os: "darwin", cpu: "arm64" },
  { os: "win32", cpu: "x64" },
] as const;

/** Packages that `package.json` asks for by a range, so that two installations could differ. */
export function inexactVersions({ dependencies, devDependencies, optionalDependencies }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !exactVersion.test(version))
    .map(([name, version]) => `package.json: ${name} is asked for as "${version}": write one exact version`);
}

/** Archives whose content is not pinned, or that come from elsewhere than the public registry. */
export function doubtfulSources(locked: LockedPackages): string[] {
  return Object.entries(locked).flatMap(([place, { integrity, resolved, inBundle }]) => [
    ...(integrity || inBundle ? [] : [`package-lock.json: ${place} has no "integrity"`]),
    ...(resolved === undefined || resolved.startsWith(registry)
      ? []
      : [`package-lock.json: ${place} comes from ${resolved}, not from ${registry}`]),
  ]);
}

/**
 * Packages whose binaries are not locked for every platform. npm leaves out of the lock file, without a word, what the
 * registry did not offer on the day of an update: whoever installs on such a platform later gets a package that cannot run.
 */
export function missingBinaries(locked: LockedPackages): string[] {
  return Object.entries(locked).flatMap(([place, { optionalDependencies = {} }]) => {
    const offered = Object.keys(optionalDependencies).map((name) => [name, packageFor(locked, place, name)] as const);
    const absent = offered.filter(([, found]) => !found).map(([name]) => name);
    const binaries = offered.flatMap(([, found]) => (found?.os && found.cpu ? [found] : []));
    const unmet =
      binaries.length < 2 ? [] : platforms.filter((platform) => !binaries.some((one) => runs(one, platform)));
    return [
      ...absent.map((name) => `package-lock.json: ${place} may need ${name}, which is not locked`),
      ...unmet.map(({ os, cpu }) => `package-lock.json: no binary of ${place} is locked for ${os} ${cpu}`),
    ];
  });
}

function runs({ os = [], cpu = [] }: LockedPackage, platform: (typeof platforms)[number]): boolean {
  return os.includes(platform.os) && cpu.includes(platform.cpu);
}

/** Images of Node, in the text of a Dockerfile, that are of another version than the one that the project asks for. */
export function otherNodeImages({ dependencies = {} }: Manifest, dockerfile: string): string[] {
  const wanted = `node:${dependencies.node}-slim`;
  return [...dockerfile.matchAll(/^FROM (\S+)/gm)]
    .map(([, image = ""]) => image)
    .filter((image) => image !== wanted)
    .map((image) => `Dockerfile: builds on ${image}: write ${wanted}, the version that package.json asks for`);
}

/** Packages that want to run a program of their own while they are installed, though `allowScripts` does not name them; and names there that no package has. */
export function installScripts({ allowScripts = {} }: Manifest, locked: LockedPackages): string[] {
  const wanting = new Set(
    Object.entries(locked)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => nameOf(place)),
  );
  const refused = [...wanting].filter((name) => !allowScripts[name]);
  const idle = Object.keys(allowScripts).filter((name) => !wanting.has(name));
  return [
    ...refused.map((name) => `package-lock.json: ${name} has an install script: do without it, or allow it on purpose`),
    ...idle.map((name) => `package.json: "allowScripts" names ${name}, which has no install script`),
  ];
}
