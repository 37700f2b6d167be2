/** Thrown for a picture that cannot be used; the message says what is wrong with the file and how to mend it. */
export class PictureMistake extends Error {
  override readonly name = "PictureMistake";
}
