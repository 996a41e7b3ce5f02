/** Maximum lengths of typed texts, enforced by the form fields, the API contract and the database. */
export const MAX_PERSON_NAME = 120;
export const MAX_EMAIL = 255;
export const MAX_CONTENT_TITLE = 200;
export const MAX_DESCRIPTION = 2_000;
export const MAX_SHORT_TEXT = 60;
export const MAX_COMMENT = 5_000;
export const MAX_SEARCH = 100;
/** Maximum length of an export file: hundreds of long texts. */
export const MAX_FILE_LENGTH = 4_000_000;
