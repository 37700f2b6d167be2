/**
 * `npm run content:check`: reads every content file and prints all mistakes at once; exits 1 if there are any. Also
 * prints what else is worth knowing. GitHub's checks show each at its line too.
 */
import { annotationText, ContentError, type ContentProblem, problemText } from "../content-check/content-error.ts";
import { readCatalogueWithNotes } from "../content-check/read-catalogue.ts";
import { inspectPicture } from "../site-build/pictures/site-pictures.ts";
import { liveSite } from "../site-build/site-folders.ts";

try {
  const { catalogue, notes } = await readCatalogueWithNotes(liveSite.content, { inspectPicture, now: new Date() });
  const { events, supporters, cities, partners } = catalogue;
  const counts = `${events.length} events, ${supporters.length} supporters, ${cities.length} cities, ${partners.length} partners`;
  console.log(`The content is in order: ${counts}.`);
  if (notes.length > 0) console.log(`\nWorth knowing, but not wrong:\n${notes.map(problemText).join("\n")}`);
  annotate(notes, "notice");
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  annotate(error.problems, "error");
  process.exitCode = 1;
}

function annotate(problems: readonly ContentProblem[], level: "error" | "notice"): void {
  if (process.env.GITHUB_ACTIONS !== "true") return;
  for (const problem of problems) console.error(annotationText(problem, level));
}
