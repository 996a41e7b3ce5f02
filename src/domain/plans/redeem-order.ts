/** Page of the link sent to a buyer whose order matched no account. */
export const REDEEM_PATH = '/resgatar';

/**
 * attached: the order gives Premium to the account.
 * no_account: nobody is signed in, and no account has the buyer's e-mail; the person has to sign up first.
 */
export const redeemStates = ['attached', 'no_account'] as const;
export type RedeemState = (typeof redeemStates)[number];
