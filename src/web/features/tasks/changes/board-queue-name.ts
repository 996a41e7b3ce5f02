/** Storage name of the offline changes. In its own file, so that looking for them does not load the board code. */
export const BOARD_QUEUE = 'board';
