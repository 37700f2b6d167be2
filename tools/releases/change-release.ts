import path from "node:path";
import { CodedError } from "../../api/errors.ts";
import { askKeeper } from "./ask-keeper.ts";
import { fitDatabase } from "./fit-database.ts";
import { borrowAssets, makeCurrent, releasesFolder } from "./releases.ts";
import { tryRelease } from "./try-release.ts";

/**
 * Puts a release into service: it is tried where no visitor comes, the database is made ready for it, then it takes over.
 * Whatever fails, the one before stays.
 *
 * @returns whether it is in service now, or will be at the next start; what happened was said
 */
export async function changeRelease(id: string): Promise<boolean> {
  const folder = path.join(releasesFolder, id);
  await borrowAssets(id);
  const { fault, tables } = await tryRelease(folder);
  if (fault) return refuse(id, fault);
  try {
    const takeBack = await fitDatabase(id, tables);
    const answer = await askKeeper(folder);
    if (answer.kind === "refused") {
      await takeBack();
      return refuse(id, answer.why);
    }
    await makeCurrent(id);
    const start = `Release ${id} is ready. Nothing is served yet: start it with "npm run serve".`;
    console.log(answer.kind === "served" ? `Release ${id} is public.` : start);
    return true;
  } catch (error) {
    if (error instanceof CodedError) return refuse(id, error.message);
    throw error;
  }
}

function refuse(id: string, why: string): false {
  console.error(`Release ${id} is not ready: ${why.replace(/\.*$/, ".")}\nVisitors have what they had before.`);
  return false;
}
