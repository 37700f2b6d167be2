import path from "node:path";

/** Why a file cannot be read, and the mend, in words to stand behind its name. */
export function unreadable(file: string, cause: unknown): string {
  switch (codeOf(cause)) {
    case "ENOENT":
    case "ENOTDIR":
      return `is not there: nothing lies at ${path.resolve(file)}. Correct its path`;
    case "EISDIR":
      return "is a folder: give the path of a file";
    case "EACCES":
    case "EPERM":
      return "may not be read: let the user who runs this program read it";
    default:
      return `cannot be read (${reasonOf(cause)}): check its disk, then try again`;
  }
}

/** Why a file cannot be written, and the mend, in words to stand behind its name. */
export function unwritable(file: string, cause: unknown): string {
  switch (codeOf(cause)) {
    case "ENOENT":
    case "ENOTDIR":
      return `cannot be written, because there is no folder ${path.resolve(path.dirname(file))}: make it, or correct the path`;
    case "EISDIR":
      return "is a folder: give the path of a file";
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return "may not be written: let the user who runs this program write to it and to its folder";
    case "ENOSPC":
    case "EDQUOT":
    case "EFBIG":
      return "cannot be written, because its disk has no room left or may not be used further: make room, then try again";
    default:
      return `cannot be written (${reasonOf(cause)}): check its disk, then try again`;
  }
}

function codeOf(cause: unknown): unknown {
  return cause instanceof Error && "code" in cause ? cause.code : undefined;
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
