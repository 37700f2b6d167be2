import { z } from "zod/mini";
import { problemSchema } from "../../api/http/problem.ts";
import { partnerCategories } from "../../catalogue/partner.ts";
import { partnerSchema } from "../../catalogue/partner-schemas.ts";

const partnerList = z.array(z.strictObject(partnerSchema.shape));

/** Everything that the API answers in JSON but its own description, and no field more. */
const answers = z.union([
  z.strictObject(problemSchema.shape),
  z.strictObject(
    Object.fromEntries(partnerCategories.map((category) => [category, partnerList])) as Record<
      (typeof partnerCategories)[number],
      typeof partnerList
    >,
  ),
  partnerList,
  z.strictObject({ status: z.enum(["ok", "ready"]) }),
]);

/** Whether a text is JSON of the shape of one of the API's answers. */
export function isApiAnswer(text: string): boolean {
  try {
    return answers.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
