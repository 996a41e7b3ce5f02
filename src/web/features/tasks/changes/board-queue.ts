/** Where the board's waiting changes are kept: apart, so that looking for them costs no more than the name. */
export const BOARD_QUEUE = 'board';
