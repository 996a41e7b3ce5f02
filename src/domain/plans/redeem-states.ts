/** Page of the link sent to a buyer whose order matched no account. */
export const REDEEM_PATH = '/resgatar';

/** no_account: nobody is signed in, and no account has the buyer's e-mail, so they have to sign up first. */
export const redeemStates = ['attached', 'no_account'] as const;
export type RedeemState = (typeof redeemStates)[number];
