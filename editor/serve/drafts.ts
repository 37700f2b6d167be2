import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { unsavedFolder } from "../../catalogue/picture-path.ts";

/** The texts of unsaved forms, which the pages show in place of the files. */
export class Drafts {
  /** Texts by the files' paths from the content folder. */
  readonly texts = new Map<string, string>();
  readonly #pictures: string;
  readonly #changed: (file: string) => void;

  /**
   * @param folder the content folder
   * @param changed is told of each file that pages show differently now
   */
  constructor(folder: string, changed: (file: string) => void) {
    this.#pictures = path.join(folder, "images", unsavedFolder);
    this.#changed = changed;
  }

  /** Shows these texts, and all other files as they were saved. */
  show(texts: Record<string, string>): void {
    for (const file of new Set([...this.texts.keys(), ...Object.keys(texts)])) {
      const text = texts[file];
      if (text === this.texts.get(file)) continue;
      if (text === undefined) this.texts.delete(file);
      else this.texts.set(file, text);
      this.#changed(file);
    }
  }

  /** Keeps a picture until the editor is started again: a page may be reading it. */
  async addPicture(name: string, picture: Uint8Array): Promise<void> {
    await mkdir(this.#pictures, { recursive: true });
    await writeFile(path.join(this.#pictures, name), picture);
  }

  /** Removes the pictures that an earlier run of the editor left behind. */
  async removePictures(): Promise<void> {
    await rm(this.#pictures, { recursive: true, force: true });
  }
}
