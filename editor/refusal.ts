/** An error that the user can correct. The message tells what is wrong and what to do. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
