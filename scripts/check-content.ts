/** `npm run content:check`: reads every content file and prints all mistakes at once; exits 1 if there are any. */

import { inspectPicture } from "../app/content-modules/pictures/site-pictures.ts";
import { ContentError } from "../catalogue/content-error.ts";
import { readCatalogue } from "../catalogue/read-catalogue.server.ts";

try {
  const { events, supporters, cities, partners } = await readCatalogue("content", inspectPicture);
  const counts = `${events.length} events, ${supporters.length} supporters, ${cities.length} cities, ${partners.length} partners`;
  console.log(`The content is in order: ${counts}.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
