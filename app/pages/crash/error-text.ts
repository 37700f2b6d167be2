import { isRouteErrorResponse } from "react-router";

/** The text that the crash screen shows for whatever was thrown (clauses ): `404 Not Found`, or the error's own. */
export function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message || error.name;
  return String(error);
}
