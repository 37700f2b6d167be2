/** An error of the user. The message names the mistake and the correction. */
export class Refusal extends Error {}
