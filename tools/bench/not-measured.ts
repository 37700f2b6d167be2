/** What was asked for gave no figure: nobody answered, or the browser told nothing in time. */
export class NotMeasured extends Error {
  override name = "NotMeasured";
}

/**
 * A figure of a table that would otherwise lose all of them.
 *
 * @param none what stands for a figure that could not be measured
 * @throws whatever else goes wrong, such as a bad answer
 */
export async function orNone<Figure>(
  measuring: Promise<Figure>,
  none: Figure,
  say: (words: string) => void,
): Promise<Figure> {
  try {
    return await measuring;
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error;
    say(`not measured: ${error.message}`);
    return none;
  }
}
