import type { CmsConfig, Collection, CollectionFile } from "@sveltia/cms";
import { contentFileKinds, contentKinds, isFolder, type ContentKind as Kind } from "../catalogue/content-kinds.ts";
import { elementOf, fieldsOf } from "../content-check/yaml/schema-fields.ts";
import { type FormField, formFields, knownToEditor, labelOf } from "./form-fields.ts";

/** The field in which the form keeps the file's text, so that saving can leave alone what did not change. */
export const textField = "_text";

/** The field in which the form keeps the entries of a file that is a list. */
export const entriesField = "entries";

/** How content files are read and written; the editor's page registers it for each kind of file. */
export const formatOf = (kind: string) => `kept-${kind}`;

const keptText: FormField = { name: textField, widget: "hidden" };

/**
 * The editor's configuration for Sveltia CMS: every kind of content file with a form made from its schema.
 *
 * @param backend where changes go: `test-repo`, a folder on this computer, or a host that keeps them for review
 */
export function editorConfig(productName: string, backend: CmsConfig["backend"]): CmsConfig {
  const isReviewed = backend.name !== "test-repo";
  return {
    load_config_file: false,
    backend,
    ...(isReviewed && { publish_mode: "editorial_workflow" as const }),
    app_title: `${productName}: content`,
    show_preview_links: false,
    media_folder: "content/images",
    public_folder: "/images",
    media_libraries: { default: { config: { max_file_size: 20_000_000, slugify_filename: true } } },
    slug: { encoding: "ascii", clean_accents: true, timezone: "local" },
    collections: contentKinds.filter(isFolder).map(folderOf),
    singletons: contentKinds.filter((kind) => !isFolder(kind)).map(fileOf),
  };
}

/** The form's fields of a kind of content file. */
export function fieldsOfKind(kind: Kind): FormField[] {
  const { schema } = contentFileKinds[kind];
  const element = elementOf(schema);
  if (!element) return formFields(schema);
  const fields = formFields(element);
  const summary = `{{${fields[0]?.name}}}`;
  return [{ name: entriesField, label: labelOf(kind), widget: "list", collapsed: true, summary, fields }];
}

function folderOf(kind: Kind): Collection {
  const { glob, schema } = contentFileKinds[kind];
  const isByYear = glob.split("*").length > 2;
  // A speaker has a title too: what they do.
  const name = "name" in (fieldsOf(schema) ?? {}) ? "name" : "title";
  return {
    name: kind,
    label: labelOf(kind),
    label_singular: labelOf(kind).replace(/s$/, ""),
    folder: `content/${kind}`,
    create: true,
    extension: "yaml",
    format: formatOf(kind),
    // Translations, such as `trichy-2025.hi.yaml`, lie beside the files and are edited as files.
    filter: { field: "slug", pattern: "^[^.]+$" },
    identifier_field: name,
    slug: isByYear ? "{{city}}-{{starts | date('YYYY')}}" : `{{${name}}}`,
    ...(isByYear && {
      path: "{{starts | date('YYYY')}}/{{slug}}",
      summary: "{{title}} · {{starts}} · {{status}}",
      sortable_fields: { fields: ["starts", "title"], default: { field: "starts", direction: "descending" as const } },
    }),
    fields: knownToEditor([...fieldsOfKind(kind), keptText]),
  };
}

function fileOf(kind: Kind): CollectionFile {
  const { glob } = contentFileKinds[kind];
  const fields = knownToEditor([...fieldsOfKind(kind), keptText]);
  return { name: kind, label: labelOf(kind), file: `content/${glob}`, format: formatOf(kind), fields };
}
