import { hasPremium, type UserType } from '#domain/accounts/user-types.ts';

export const FREE_PRODUCTS = 1;
export const FREE_TEXTS = 5;

/** How many products a plan opens, the last changed first; null: all. What is beyond stays stored and closed. */
export const productLimitOf = (userType: UserType): number | null => (hasPremium(userType) ? null : FREE_PRODUCTS);

/** How many texts a plan opens, the newest first; null: all. */
export const textLimitOf = (userType: UserType): number | null => (hasPremium(userType) ? null : FREE_TEXTS);
