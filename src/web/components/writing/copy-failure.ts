/** A browser may refuse the clipboard; that is only logged, and the text stays on screen to be selected. */
export const logCopyFailure = (error: unknown): void => console.warn('clipboard refused:', error);
