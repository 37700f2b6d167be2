import type { FileChange } from "./content-files.ts";

type Files = { listed: readonly string[]; read: (file: string) => Promise<Uint8Array | null> };

/** Returns the changes of an entry's translations, such as `trichy-2025.hi.yaml`, if the entry is renamed or removed. */
export function changesOfTranslations({ file, from, content }: FileChange, { listed, read }: Files) {
  const entry = from ?? file;
  if ((content && !from) || !/\/[^./]+\.yaml$/.test(entry)) return Promise.resolve([]);
  const [stem, newStem] = [entry, file].map((name) => name.replace(/yaml$/, "")) as [string, string];
  const translations = listed.filter(
    (name) => name.startsWith(stem) && /^[a-z-]+\.yaml$/.test(name.slice(stem.length)),
  );
  return Promise.all(
    translations.map(async (name): Promise<FileChange> => {
      if (content === null) return { file: name, known: null, content: null };
      return { file: newStem + name.slice(stem.length), from: name, known: null, content: await read(name) };
    }),
  );
}
