/**
 * `npm run content:check`: reads every content file and prints all mistakes at once; exits 1 if there are any. Where
 * there are none, prints what else is worth knowing.
 */
import { inspectPicture } from "../app/content-modules/pictures/site-pictures.ts";
import { ContentError, problemText } from "../catalogue/content-error.ts";
import { readCatalogueWithNotes } from "../catalogue/read-catalogue.server.ts";

try {
  const { catalogue, notes } = await readCatalogueWithNotes("content", inspectPicture);
  const { events, supporters, cities, partners } = catalogue;
  const counts = `${events.length} events, ${supporters.length} supporters, ${cities.length} cities, ${partners.length} partners`;
  console.log(`The content is in order: ${counts}.`);
  if (notes.length > 0) console.log(`\nWorth knowing, but not wrong:\n${notes.map(problemText).join("\n")}`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
