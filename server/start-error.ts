/** The server cannot start, for a reason its operator can mend: the message says what, where and how. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
  }
}
