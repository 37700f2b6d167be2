import { readFile } from "node:fs/promises";

/** What `package.json` says, as far as the checks ask. */
export type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  /** The packages whose install scripts may run. */
  allowScripts?: Record<string, boolean>;
};

/** A package as `package-lock.json` pins it, as far as the checks ask. */
export type LockedPackage = {
  version?: string;
  /** Where its archive lies; absent where npm asks the registry that it is set up with. */
  resolved?: string;
  integrity?: string;
  /** It lies within another package's archive. */
  inBundle?: boolean;
  license?: string;
  /** Only the build, the tests or the maintainers need it. */
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
};

/** The locked packages by the folder that npm puts each into, such as `node_modules/zod`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile("package.json", "utf8"));
}

/** Every package that is locked, without the project itself. */
export async function readLockedPackages(): Promise<LockedPackages> {
  const { packages } = JSON.parse(await readFile("package-lock.json", "utf8"));
  const { "": _project, ...locked } = packages;
  return locked;
}

/** A package's name, by the folder that npm puts it into. */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** The package that the one in a folder gets when it asks for a name: the nearest one above; undefined when there is none. */
export function packageFor(locked: LockedPackages, place: string, name: string): LockedPackage | undefined {
  for (let folder = place; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("node_modules/") - 1, 0))) {
    const found = locked[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`];
    if (found || folder === "") return found;
  }
}
