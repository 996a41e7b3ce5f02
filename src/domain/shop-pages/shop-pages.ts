import type { Shop } from '#domain/shop/shop.ts';
import { buildLegalNotice } from './legal-notice.ts';
import { buildPrivacyPage } from './privacy-page.ts';
import { buildReturnsPage } from './returns-page.ts';
import { buildShippingPage } from './shipping-page.ts';
import type { ShopPage } from './shop-page.ts';
import type { ShopPageKey } from './shop-page-keys.ts';

const builders: Record<ShopPageKey, (shop: Shop) => ShopPage> = {
  seller: buildLegalNotice,
  returns: buildReturnsPage,
  shipping: buildShippingPage,
  privacy: buildPrivacyPage,
};

export const buildShopPage = (shop: Shop, key: ShopPageKey): ShopPage => builders[key](shop);
