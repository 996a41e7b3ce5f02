import type { Shop } from './shop.ts';

export const shopNameOf = ({ storeName, legalName }: Shop): string => storeName || legalName;
