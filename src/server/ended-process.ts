/** Tinypool's words for a process that ended by itself: it was out of memory. */
export const isEndedProcess = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Worker exited unexpectedly';
