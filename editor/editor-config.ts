import type { CmsConfig, Collection, CollectionFile } from "@sveltia/cms";
import { contentFileKinds, contentKinds, isFolder, type ContentKind as Kind } from "../catalogue/content-kinds.ts";
import { eventPath } from "../catalogue/links/site-paths.ts";
import { elementOf, fieldsOf } from "../content-check/yaml/schema-fields.ts";
import { type FormField, formFields, labelOf, singularOf } from "./form-fields.ts";

/** The hidden field with the file's text. A save needs it to keep unchanged lines. */
export const textField = "_text";

/** The form's field with the entries, if a file is a list. */
export const entriesField = "entries";

/** The field with an entry's place in its collection. The editor sets it when entries are dragged. */
export const orderField = "position";

/** Returns the name of the custom format of a kind of content file. */
export const formatName = (kind: string) => `kept-${kind}`;

const fileText: FormField = { name: textField, widget: "hidden" };

/**
 * Returns the configuration of Sveltia CMS: each kind of content file has a form, made from its schema.
 *
 * @param backend `gitea`, which is the content folder of this computer; or a Git host, where changes wait for a review
 */
export function editorConfig(productName: string, backend: CmsConfig["backend"]): CmsConfig {
  const isReviewed = backend.name !== "gitea";
  return {
    load_config_file: false,
    backend,
    // Nobody signs in on this computer. After a sign-out, this page signs the user in again.
    ...(isReviewed ? { publish_mode: "editorial_workflow" as const } : { logout_redirect_url: "/editor/" }),
    app_title: `${productName}: content`,
    // Shows a link to the preview of a draft, if the host's CI deploys one.
    show_preview_links: isReviewed,
    media_folder: "content/images",
    public_folder: "/images",
    media_libraries: { default: { config: pictureLimits }, stock_assets: false },
    slug: { encoding: "ascii", clean_accents: true, timezone: "local" },
    collections: contentKinds.filter(isFolder).map(folderOf),
    singletons: contentKinds.filter((kind) => !isFolder(kind)).map(fileOf),
  };
}

/** HEIC photographs, such as those of iPhones, become WebP, which every browser shows. */
const pictureLimits = {
  max_file_size: 20_000_000,
  slugify_filename: true,
  transformations: { heic: { format: "webp" as const, quality: 90, width: 3000 } },
};

/** The valid slugs of a new entry. For a name without Latin letters, Sveltia CMS proposes twelve random characters. */
const slugPattern: [string, string] = [
  "^(?![0-9a-f]{12}(-|$))[a-z0-9]+(-[a-z0-9]+)*$",
  "Write a short name in Latin letters, such as bengaluru-2027: small letters, digits and hyphens.",
];

/** Returns the form's fields for a kind of content file. */
function fieldsOfKind(kind: Kind): FormField[] {
  const { schema } = contentFileKinds[kind];
  const element = elementOf(schema);
  if (!element) return formFields(schema);
  const fields = formFields(element);
  const summary = `{{${fields[0]?.name}}}`;
  const [label, label_singular] = [labelOf(kind), singularOf(labelOf(kind))];
  return [{ name: entriesField, label, label_singular, widget: "list", collapsed: true, summary, fields }];
}

function folderOf(kind: Kind): Collection {
  const { glob, schema } = contentFileKinds[kind];
  const isByYear = glob.split("*").length > 2;
  const fields = fieldsOfKind(kind);
  const isOrdered = fields.some(({ name }) => name === orderField);
  // A speaker also has a `title`: the profession.
  const name = "name" in (fieldsOf(schema) ?? {}) ? "name" : "title";
  return {
    name: kind,
    label: labelOf(kind),
    label_singular: singularOf(labelOf(kind)),
    folder: `content/${kind}`,
    create: true,
    extension: "yaml",
    format: formatName(kind),
    // Translations, such as `trichy-2025.hi.yaml`, are in the same folder, but have no forms.
    filter: { field: "slug", pattern: "^[^.]+$" },
    identifier_field: name,
    // The slug is a part of the page's URL, so it cannot be edited later.
    slug: {
      template: isByYear ? "{{city}}-{{starts | date('YYYY')}}" : `{{${name}}}`,
      editable: ["create"],
      pattern: slugPattern,
      hint: "The name in the page's URL. It cannot be changed after the first save.",
    },
    ...(isOrdered && { reorder: { key: orderField } }),
    ...(isByYear && {
      path: "{{starts | date('YYYY')}}/{{slug}}",
      preview_path: eventPath("{{slug}}"),
      summary: "{{title}} · {{starts}} · {{status}}",
      sortable_fields: { fields: ["starts", "title"], default: { field: "starts", direction: "descending" as const } },
    }),
    ...withPictureFolder(fields),
  };
}

/**
 * Moves the options for the folder of pictures from a collection's fields to the collection. Sveltia CMS confuses these options
 * of fields with the same name in two collections.
 */
function withPictureFolder(fields: readonly FormField[]) {
  let folders: { media_folder?: string; public_folder?: string } = {};
  const moved = fields.map((field) => {
    if (field.widget !== "image") return field;
    const { media_folder, public_folder, ...rest } = field as FormField & typeof folders;
    folders = { ...(media_folder && { media_folder }), ...(public_folder && { public_folder }) };
    return rest as FormField;
  });
  return { ...folders, fields: [...moved, fileText] };
}

function fileOf(kind: Kind): CollectionFile {
  const { glob } = contentFileKinds[kind];
  const fields = [...fieldsOfKind(kind), fileText];
  return { name: kind, label: labelOf(kind), file: `content/${glob}`, format: formatName(kind), fields };
}
