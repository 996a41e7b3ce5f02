/** Of a file that somebody brings in themselves; what is larger is taken in by whoever runs the installation. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
