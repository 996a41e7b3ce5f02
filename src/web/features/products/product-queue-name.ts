/** Storage name of the offline edits. In its own file, so that checking for queued edits does not load the edit code. */
export const PRODUCT_QUEUE = 'products';
