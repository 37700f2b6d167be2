import { nearestName } from "../../catalogue/compare-names.ts";

/** What is wrong with a reference to another content file that is not there; undefined where there is one, or no reference. */
export function unknownReference(
  folder: "speakers" | "sponsors",
  id: string | undefined,
  files: readonly { id: string }[],
): string | undefined {
  if (id === undefined || files.some((file) => file.id === id)) return undefined;
  const near = nearestName(
    id,
    files.map((file) => file.id),
  );
  return `names ${id}, but there is no content/${folder}/${id}.yaml — ${near ? `write \`${near}\`, or add that file` : "add that file or correct the name"}`;
}
