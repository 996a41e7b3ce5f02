import { productBody } from '#domain/publishing/landing-page.ts';
import { type Listing, type PublishContents, type SheetVariant, soldVariants } from '#domain/publishing/listing.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { shopNameOf } from '#domain/shop/shop-name.ts';
import { exportHtml } from '#domain/shop-pages/export-shop-page.ts';
import { SHOP_PAGE_KEYS } from '#domain/shop-pages/shop-page-keys.ts';
import { buildShopPage } from '#domain/shop-pages/shop-pages.ts';
import { escapeMarkup } from '#domain/text/escape-markup.ts';
import { firstWords } from '#domain/text/first-words.ts';
import { POLICY_TYPES, type PolicyType } from './shopify.ts';

export type DraftPhoto = { url: string; alt: string };

export type DraftWords = { title: string; descriptionHtml: string; seoTitle: string; seoDescription: string };

/** Snapshot of a product for Shopify; later changes in Dropar do not affect it. */
export type ShopifyDraft = Pick<Listing, 'productType' | 'tags' | 'costYen' | 'weightGrams' | 'options'> & {
  japanese: DraftWords;
  /** For a shop in another language: the Japanese text becomes a translation. */
  portuguese: DraftWords;
  vendor: string;
  handle: string;
  variants: (Pick<SheetVariant, 'values' | 'sku' | 'barcode'> & { priceYen: number })[];
  photos: DraftPhoto[];
  /** Complete pages of Minha loja. */
  policies: { type: PolicyType; body: string }[];
  /** Why a published product may not be changed; empty: it may. */
  openPoints: string[];
};

export type DraftMaterial = {
  contents: PublishContents;
  shop: Shop;
  photos: readonly DraftPhoto[];
  /** Portuguese meaning of the Japanese description. */
  meaning: string;
  openPoints: readonly string[];
};

/** Shopify's smaller plans refuse more. */
export const MAX_SENT_PHOTOS = 20;

/** Search results show no more characters. */
const MAX_SEO_DESCRIPTION = 160;

export function buildShopifyDraft(given: DraftMaterial): ShopifyDraft {
  const { contents, shop, photos, meaning, openPoints } = given;
  const { name, nameJa, slug, listing, metaDescription } = contents;
  const japanese: DraftWords = {
    title: nameJa,
    descriptionHtml: productBody(contents, shop),
    seoTitle: listing.seoTitle || nameJa,
    seoDescription: listing.seoDescription || metaDescription,
  };
  return {
    japanese,
    portuguese: {
      ...japanese,
      title: name,
      seoTitle: name,
      ...(meaning && {
        descriptionHtml: `<p>${escapeMarkup(meaning).replaceAll('\n', '<br>')}</p>`,
        seoDescription: firstWords(meaning.replaceAll('\n', ' '), MAX_SEO_DESCRIPTION),
      }),
    },
    productType: listing.productType,
    vendor: shopNameOf(shop),
    handle: slug,
    tags: listing.tags,
    costYen: listing.costYen,
    weightGrams: listing.weightGrams,
    options: listing.options,
    variants: soldVariants(contents).map(({ values, priceYen, sku, barcode }) => ({ values, priceYen, sku, barcode })),
    photos: photos.slice(0, MAX_SENT_PHOTOS),
    policies: SHOP_PAGE_KEYS.flatMap((key) => {
      const page = buildShopPage(shop, key);
      return page.problems.length === 0 ? [{ type: POLICY_TYPES[key], body: exportHtml(page) }] : [];
    }),
    openPoints: [...openPoints],
  };
}
