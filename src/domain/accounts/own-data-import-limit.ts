/** Largest file that a person can import themselves; the operator of the installation imports larger ones. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
