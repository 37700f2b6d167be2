import { printable } from "../catalogue/visible-text.ts";

/** Every way in which an operation of the API can fail that its caller may want to tell apart. */
export type ErrorCode =
  | "address-unknown"
  | "method-not-allowed"
  | "category-unknown"
  | "logo-unknown"
  | "partner-unknown"
  | "partner-exists"
  | "partners-unadopted"
  | "partners-in-content"
  | "overtaken"
  | "input-invalid"
  | "data-damaged"
  | "database-unavailable";

/**
 * An expected failure. Its message is written for people and may be shown to them: it names the thing, what is wrong
 * with it and how to mend it, and holds no secret.
 */
export class CodedError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(printable(message), options);
    this.name = "CodedError";
    this.code = code;
  }
}
