export const SHOP_PAGE_KEYS = ['seller', 'returns', 'shipping', 'privacy'] as const;
export type ShopPageKey = (typeof SHOP_PAGE_KEYS)[number];
