/** Characters that a typed text may have: what the fields stop at, the contract refuses and the tables check. */
export const MAX_PERSON_NAME = 120;
export const MAX_TITLE = 200;
export const MAX_DESCRIPTION = 2_000;
export const MAX_SHORT_TEXT = 60;
export const MAX_COMMENT = 5_000;
export const MAX_SEARCH = 100;
/** Of a file that is made for somebody in one piece: hundreds of long texts. */
export const MAX_FILE_LENGTH = 4_000_000;
