import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Where pictures of unsaved forms are, from the content folder. Git ignores it, and the editor does not list it. */
export const unsavedPictures = "images/unsaved";

/** What stands in unsaved forms, which the pages show in place of the files. */
export class Drafts {
  /** Texts by the files' paths from the content folder. */
  readonly texts = new Map<string, string>();
  readonly #folder: string;
  readonly #changed: (file: string) => void;

  /**
   * @param folder the content folder
   * @param changed is told of each file that pages show differently now
   */
  constructor(folder: string, changed: (file: string) => void) {
    this.#folder = folder;
    this.#changed = changed;
  }

  show(texts: Record<string, string>): void {
    const changed = new Set([...this.texts.keys(), ...Object.keys(texts)]);
    this.texts.clear();
    for (const [file, text] of Object.entries(texts)) this.texts.set(file, text);
    for (const file of changed) this.#changed(file);
  }

  async addPicture(name: string, picture: Uint8Array): Promise<void> {
    const folder = path.join(this.#folder, unsavedPictures);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, name), picture);
  }

  /** Shows the files as they were saved. Pictures stay until the editor is started again: a page may be reading them. */
  end(): void {
    this.show({});
  }

  /** Removes the pictures that an earlier run of the editor left behind. */
  async removePictures(): Promise<void> {
    await rm(path.join(this.#folder, unsavedPictures), { recursive: true, force: true });
  }
}
