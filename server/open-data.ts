/** Whether a file is made for other sites' programs, so that pages of every origin may read it: calendars and feeds. */
export function isOpenData(pathname: string): boolean {
  return /\.(ics|atom)$|^\/events(\.feed)?\.json$/.test(pathname);
}
