/** The reason why nothing was published, and what to do. */
export class PublishError extends Error {}
