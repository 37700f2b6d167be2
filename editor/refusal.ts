/** An error with a sentence for the user: what is wrong, and what to do. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
