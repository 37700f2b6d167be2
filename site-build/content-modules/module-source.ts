import type {
  ContentModuleFamilies,
  ContentModules,
  Picture,
  SharePicture,
} from "../../app/content/content-modules.ts";

/** Stands for a picture below `content/images/` until the module that shows it is written. */
export class PictureReference {
  readonly image: string;

  constructor(image: string) {
    this.image = image;
  }
}

/** Stands for the share picture of a page (`home`) or an event (`event/<id>`) until the module that names it is written. */
export class SharePictureReference {
  readonly sharePictureOf: string;

  constructor(sharePictureOf: string) {
    this.sharePictureOf = sharePictureOf;
  }
}

/** Stands for a function that loads another module of the content. */
export class ModuleImport<Name extends ModuleName> {
  readonly moduleName: Name;

  constructor(moduleName: Name) {
    this.moduleName = moduleName;
  }
}

type AnyModule = ContentModules & ContentModuleFamilies;

export type ModuleName = keyof AnyModule;

/** The modules that export at least this. */
type ModulesWith<Exports> = { [Name in ModuleName]: AnyModule[Name] extends Exports ? Name : never }[ModuleName];

/** What pages receive, with references in place of pictures and of functions that load modules. */
type Unresolved<Value> = Value extends SharePicture
  ? SharePictureReference
  : Value extends Picture
    ? PictureReference
    : Value extends () => Promise<infer Exports>
      ? ModuleImport<ModulesWith<Exports>>
      : Value extends string | number | boolean | null | undefined
        ? Value
        : { [Key in keyof Value]: Unresolved<Value[Key]> };

/** What a module of the content will export. */
export type ModuleExports<Name extends ModuleName> = Unresolved<AnyModule[Name]>;

/** The modules that pages name in an import. */
export type NamedModules = { [Name in keyof ContentModules]: ModuleExports<Name> };

/** A module by its name. */
export type ModuleEntry = readonly [name: string, exports: object];

/** A module by its name, with the exports that pages expect of it. */
export function moduleEntry<Name extends ModuleName>(name: Name, exports: ModuleExports<Name>): ModuleEntry {
  return [name, exports];
}

/** How a module's references become what pages receive. */
type Resolvers = {
  picture: (image: string) => Promise<Picture>;
  sharePicture: (name: string) => Promise<SharePicture | null>;
};

/**
 * The source of a module with the given exports. What stands for something else has been replaced by it; each picture is
 * asked for once.
 */
export async function moduleSource(exports: object, { picture, sharePicture }: Resolvers): Promise<string> {
  const pictures = new Map<string, Promise<Picture>>();
  const pictureOnce = (image: string) => {
    const known = pictures.get(image) ?? picture(image);
    pictures.set(image, known);
    return known;
  };
  const literal = async (value: unknown): Promise<string> => {
    if (value instanceof PictureReference) return JSON.stringify(await pictureOnce(value.image));
    if (value instanceof SharePictureReference) return JSON.stringify(await sharePicture(value.sharePictureOf));
    if (value instanceof ModuleImport) return `() => import(${JSON.stringify(value.moduleName)})`;
    return typeof value === "object" && value !== null ? nestedLiteral(value) : JSON.stringify(value);
  };
  const nestedLiteral = async (value: object) => {
    if (Array.isArray(value)) return `[${(await Promise.all(value.map(literal))).join(",")}]`;
    const properties = Object.entries(value).filter(([, property]) => property !== undefined);
    const written = properties.map(async ([key, property]) => `${JSON.stringify(key)}:${await literal(property)}`);
    return `{${(await Promise.all(written)).join(",")}}`;
  };
  const lines = Object.entries(exports).map(async ([name, value]) => `export const ${name} = ${await literal(value)};`);
  return (await Promise.all(lines)).join("\n");
}
