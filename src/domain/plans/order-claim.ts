/** Page of the link that a buyer gets whose order reached no account. */
export const CLAIM_PATH = '/resgatar';

/**
 * attached   the order opens Premium in the account named
 * no_account nobody is signed in, and no account has the buyer's address: the person has to make one first
 */
export const claimStates = ['attached', 'no_account'] as const;
export type ClaimState = (typeof claimStates)[number];
