/** Of the names in a folder those of an entry's translations, such as `trichy-2025.hi.yaml` of `trichy-2025.yaml`. */
export function translationsAmong(names: readonly string[], entry: string): string[] {
  if (!/^[^.]+\.yaml$/.test(entry)) return [];
  const start = entry.replace(/yaml$/, "");
  return names.filter((name) => name.startsWith(start) && /^[a-z-]+\.yaml$/.test(name.slice(start.length)));
}

/** The name that a file or a translation of it gets when the file gets another. */
export function renamed(from: string, file: string, to: string): string {
  return from === file ? to : to.replace(/yaml$/, "") + from.slice(file.length - "yaml".length);
}
