import type { CmsConfig, Collection, CollectionFile } from "@sveltia/cms";
import { contentFileKinds, contentKinds, isFolder, type ContentKind as Kind } from "../catalogue/content-kinds.ts";
import { eventPath } from "../catalogue/links/site-paths.ts";
import { elementOf, fieldsOf } from "../content-check/yaml/schema-fields.ts";
import { type FormField, formFields, labelOf, singularOf } from "./form-fields.ts";

/** The field in which the form keeps the file's text, so that saving can leave alone what did not change. */
export const textField = "_text";

/** The field in which the form keeps the entries of a file that is a list. */
export const entriesField = "entries";

/** The field that orders the entries of a collection: the editor sets it when entries are dragged. */
export const orderField = "position";

/** How content files are read and written; the editor's page registers it for each kind of file. */
export const formatOf = (kind: string) => `kept-${kind}`;

const keptText: FormField = { name: textField, widget: "hidden" };

/**
 * The editor's configuration for Sveltia CMS: every kind of content file with a form made from its schema.
 *
 * @param backend where changes go: `gitea`, the content folder of this computer, or a host that keeps them for review
 */
export function editorConfig(productName: string, backend: CmsConfig["backend"]): CmsConfig {
  const isReviewed = backend.name !== "gitea";
  return {
    load_config_file: false,
    backend,
    // On this computer nobody signs in: the page signs its user in again when it is loaded.
    ...(isReviewed ? { publish_mode: "editorial_workflow" as const } : { logout_redirect_url: "/editor/" }),
    app_title: `${productName}: content`,
    // A draft then has a link to its preview, if the host's checks make one.
    show_preview_links: isReviewed,
    media_folder: "content/images",
    public_folder: "/images",
    media_libraries: { default: { config: pictureLimits }, stock_assets: false },
    slug: { encoding: "ascii", clean_accents: true, timezone: "local" },
    collections: contentKinds.filter(isFolder).map(folderOf),
    singletons: contentKinds.filter((kind) => !isFolder(kind)).map(fileOf),
  };
}

/** An iPhone's HEIC photographs become WebP, which every browser shows. */
const pictureLimits = {
  max_file_size: 20_000_000,
  slugify_filename: true,
  transformations: { heic: { format: "webp" as const, quality: 90, width: 3000 } },
};

/** Which slugs a new entry may have. Sveltia CMS proposes twelve random characters for a name without Latin letters. */
const slugPattern: [string, string] = [
  "^(?![0-9a-f]{12}(-|$))[a-z0-9]+(-[a-z0-9]+)*$",
  "Write a short name in Latin letters, such as bengaluru-2027: small letters, digits and hyphens.",
];

/** The form's fields of a kind of content file. */
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
  // A speaker has a title too: what they do.
  const name = "name" in (fieldsOf(schema) ?? {}) ? "name" : "title";
  return {
    name: kind,
    label: labelOf(kind),
    label_singular: singularOf(labelOf(kind)),
    folder: `content/${kind}`,
    create: true,
    extension: "yaml",
    format: formatOf(kind),
    // Translations, such as `trichy-2025.hi.yaml`, lie beside the files and are edited as files.
    filter: { field: "slug", pattern: "^[^.]+$" },
    identifier_field: name,
    // The slug is a part of the page's URL: it is chosen once.
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
 * Moves the folder for pictures from a collection's fields to the collection. At the fields, Sveltia CMS would mix up those
 * of two collections whose fields have the same name.
 */
function withPictureFolder(fields: readonly FormField[]) {
  let folders: { media_folder?: string; public_folder?: string } = {};
  const moved = fields.map((field) => {
    if (field.widget !== "image") return field;
    const { media_folder, public_folder, ...rest } = field as FormField & typeof folders;
    folders = { ...(media_folder && { media_folder }), ...(public_folder && { public_folder }) };
    return rest as FormField;
  });
  return { ...folders, fields: [...moved, keptText] };
}

function fileOf(kind: Kind): CollectionFile {
  const { glob } = contentFileKinds[kind];
  const fields = [...fieldsOfKind(kind), keptText];
  return { name: kind, label: labelOf(kind), file: `content/${glob}`, format: formatOf(kind), fields };
}
