/**
 * `npm run content:check`: checks the content files, the words of every language and their reviews. Prints all mistakes and
 * notes, and exits with 1 if there is a mistake. In GitHub Actions, each is also an annotation at its line. Writes the TypeScript
 * types of the words, which `tsc` needs.
 */
import { type ContentKind, contentKinds } from "../catalogue/content-kinds.ts";
import { defaultLanguage } from "../catalogue/site-languages.ts";
import { annotationText, ContentError, type ContentProblem, problemText } from "../content-check/content-error.ts";
import { readCheckedContent } from "../content-check/read-catalogue.ts";
import { reviewOfWords } from "../content-check/translations/review-words.ts";
import { languageData, wordsLanguages } from "../content-check/words/read-words.ts";
import { writeTypes } from "../content-check/words/write-types.ts";
import { inspectPicture } from "../site-build/pictures/publish-picture.ts";
import { liveSite } from "../site-build/site-folders.ts";

/** The mistakes by their texts. Several checks read the English words, so they find the same mistakes. */
const mistakes = new Map<string, ContentProblem>();
const notes: ContentProblem[] = [];

await collect(writeTypes);
for (const language of wordsLanguages()) {
  await collect(() => languageData(language));
  await collect(() => reviewOfWords(language));
}
await collect(async () => {
  const read = await readCheckedContent(liveSite.content, { inspectPicture, now: new Date() });
  notes.push(...read.notes);
  const catalogue: Partial<Record<ContentKind, unknown>> = read.catalogueIn(defaultLanguage);
  const counts = contentKinds.flatMap((kind) => {
    const entries = catalogue[kind];
    return Array.isArray(entries) ? `${entries.length} ${kind}` : [];
  });
  if (mistakes.size === 0)
    console.log(`No mistakes in the content: ${counts.join(", ")}; words in ${wordsLanguages().join(", ")}.`);
});
if (notes.length > 0) console.log(`\nNotes, which are not mistakes:\n${notes.map(problemText).join("\n")}`);
annotate(notes, "notice");
if (mistakes.size > 0) {
  const problems = [...mistakes.values()];
  console.error(new ContentError(problems).message);
  annotate(problems, "error");
  process.exitCode = 1;
}

/** Runs a check and adds its mistakes to `mistakes`. */
async function collect(check: () => unknown): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const problem of error.problems) mistakes.set(problemText(problem), problem);
  }
}

function annotate(problems: readonly ContentProblem[], level: "error" | "notice"): void {
  if (process.env.GITHUB_ACTIONS !== "true") return;
  for (const problem of problems) console.error(annotationText(problem, level));
}
