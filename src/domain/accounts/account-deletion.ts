/** So long an account that asked to be deleted can change its mind. */
export const ACCOUNT_DELETION_DAYS = 7;
