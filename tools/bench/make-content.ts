import { cp, glob, writeFile } from "node:fs/promises";
import path from "node:path";
import { testSite } from "../../site-build/site-folders.ts";
import { madeEvent } from "./made-event.ts";

/** The tests' content and as many generated events as make up the size. @returns the new folder */
export async function makeContent(folder: string, size: number): Promise<string> {
  await cp(testSite.content, folder, { recursive: true });
  const own = (await Array.fromAsync(glob("events/*/*.yaml", { cwd: folder }))).length;
  if (size < own) throw new RangeError(`The tests' content alone has ${own} events.`);
  for (let number = 0; number < size - own; number++) {
    const { file, text } = madeEvent(number);
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}
