import { rm } from "node:fs/promises";
import path from "node:path";
import { unsavedFolder } from "../../catalogue/picture-path.ts";
import { putFile } from "../../content-check/put-file.ts";

/** The texts and pictures of unsaved forms. The preview shows them instead of the files. */
export class Drafts {
  /** Texts by the files' paths from the content folder. */
  readonly texts = new Map<string, string>();
  readonly #pictures: string;
  readonly #changed: () => void;

  /**
   * @param folder the content folder
   * @param changed is called when the text of a file has changed
   */
  constructor(folder: string, changed: () => void) {
    this.#pictures = path.join(folder, "images", unsavedFolder);
    this.#changed = changed;
  }

  /** Replaces all drafts with these texts. The preview shows all other files as they are saved. */
  show(texts: Record<string, string>): void {
    for (const file of new Set([...this.texts.keys(), ...Object.keys(texts)])) {
      const text = texts[file];
      if (text === this.texts.get(file)) continue;
      if (text === undefined) this.texts.delete(file);
      else this.texts.set(file, text);
      this.#changed();
    }
  }

  /** Writes a picture, which stays until the next start of the editor, because a page may load it at any time. */
  async addPicture(name: string, picture: Uint8Array): Promise<void> {
    await putFile(path.join(this.#pictures, name), picture);
  }

  /** Removes the pictures of an earlier run of the editor. */
  async removePictures(): Promise<void> {
    await rm(this.#pictures, { recursive: true, force: true });
  }
}
