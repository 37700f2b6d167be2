/** Thrown where the editor may not change what it was asked to; its message is for whoever edits. */
export class RefusedChange extends Error {
  override readonly name = "RefusedChange";
}
