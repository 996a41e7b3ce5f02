/** Thrown for anything that must stop the start with one clear line. */
export class StartError extends Error {}
