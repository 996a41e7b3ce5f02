/** Stops the start with a one-line message. */
export class StartError extends Error {}
