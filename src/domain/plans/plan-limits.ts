import { hasPremium, type UserType } from '#domain/accounts/user-types.ts';
import type { ColumnId } from '#domain/tasks/task-board.ts';

/** The free plan has one list; the others are locked, with their tasks kept, until the person has Premium. */
export const isColumnUnlocked = (userType: UserType, columnId: ColumnId): boolean =>
  columnId === 'coluna1' || hasPremium(userType);

export const FREE_PRODUCTS = 1;
export const FREE_TEXTS = 5;

/** Last changed first; null: all. Products beyond the limit stay stored but locked. */
export const productLimitOf = (userType: UserType): number | null => (hasPremium(userType) ? null : FREE_PRODUCTS);

/** How many texts a plan can use, newest first; null: all. */
export const textLimitOf = (userType: UserType): number | null => (hasPremium(userType) ? null : FREE_TEXTS);
