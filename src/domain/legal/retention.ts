/** So long an account that asked to be deleted can change its mind. */
export const ACCOUNT_DELETION_DAYS = 7;
/** Undo is offered for seconds, but support requests come later: deleted texts and products. */
export const DELETED_TEXT_DAYS = 7;
/** An open form has its picture before it is saved, and a replaced picture may be restored. */
export const UNUSED_PICTURE_DAYS = 7;
