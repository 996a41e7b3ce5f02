/** Storage name of the offline changes. In its own file, so that checking for queued changes does not load the board code. */
export const BOARD_QUEUE = 'board';
