import { buildLandingSections } from '#domain/publishing/landing-page.ts';
import { MAX_VARIANTS, type PublishMaterial, variantsOf } from '#domain/publishing/listing.ts';
import type { PublishProblem } from '#domain/publishing/publish-problems.ts';
import type { Sheet, Words } from '#domain/sheet/sheet.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { exportHtml } from '#domain/shop-pages/export-page.ts';
import { SHOP_PAGE_KEYS } from '#domain/shop-pages/shop-page-keys.ts';
import { buildShopPage } from '#domain/shop-pages/shop-pages.ts';
import { escapeMarkup } from '#domain/text/escape-markup.ts';
import { POLICY_TYPES, type PolicyType } from './shopify.ts';

export type DraftPhoto = { url: string; alt: string };
export type DraftVariant = { values: string[]; priceYen: number; sku: string; barcode: string };

export type DraftWords = { title: string; descriptionHtml: string; seoTitle: string; seoDescription: string };

/** Snapshot of a product for Shopify; later changes in Dropar do not affect it. */
export type ShopifyDraft = {
  japanese: DraftWords;
  /** For a shop in another language: the Japanese text becomes a translation. */
  portuguese: DraftWords;
  productType: string;
  vendor: string;
  handle: string;
  tags: string[];
  costYen: number | null;
  weightGrams: number | null;
  options: { name: string; values: string[] }[];
  variants: DraftVariant[];
  photos: DraftPhoto[];
  /** Complete pages of Minha loja. */
  policies: { type: PolicyType; body: string }[];
  /** Why a published product may not be changed; empty: it may. */
  openPoints: string[];
};

export type DraftMaterial = {
  material: PublishMaterial;
  shop: Shop;
  variants: Sheet['variants'];
  photos: readonly DraftPhoto[];
  /** Portuguese meaning of the Japanese description. */
  meaning: string;
  openPoints: readonly string[];
};

/** Shopify's smaller plans refuse more. */
export const MAX_SENT_PHOTOS = 20;

/** Search results show no more characters. */
const MAX_SEO_DESCRIPTION = 160;

const TOLD_SECTIONS: readonly string[] = ['problem', 'solution', 'features', 'usage', 'spec'];

/** The page without its pictures: Shopify stores those with the product. */
function descriptionHtml(material: PublishMaterial, shop: Shop): string {
  const { listing, details } = material;
  const sections = buildLandingSections({ ...material, listing: { ...listing, images: [] } }, shop)
    .filter(({ id }) => TOLD_SECTIONS.includes(id) && (id !== 'spec' || details.length > 0))
    .map(({ heading, html }) => `<h2>${escapeMarkup(heading)}</h2>${html}`);
  return [listing.benefit && `<p>${escapeMarkup(listing.benefit)}</p>`, ...sections].filter(Boolean).join('');
}

const inJapanese = ({ pt, ja }: Words): string => ja || pt;

type Options = Pick<ShopifyDraft, 'options' | 'variants'>;

/** Options of the listing, or else of the sheet, whose rows can have their own prices and codes. */
function optionsOf({ material: { listing }, variants: ofSheet }: DraftMaterial): Options {
  const { sku } = listing;
  const priceYen = listing.priceYen ?? 0;
  const ownSku = (index: number, total: number): string => (sku && total > 1 ? `${sku}-${index + 1}` : sku);
  if (listing.options.length > 0 || !ofSheet || ofSheet.options.length === 0) {
    const rows = variantsOf(listing);
    return {
      options: listing.options,
      variants: rows.map((values, index) => ({ values, priceYen, sku: ownSku(index, rows.length), barcode: '' })),
    };
  }
  const options = ofSheet.options.map(({ name, values }) => ({
    name: inJapanese(name),
    values: values.map((value) => inJapanese(value.name)),
  }));
  const rows = ofSheet.rows?.length ? ofSheet.rows : undefined;
  const variants = rows
    ? rows.map((row, index) => ({
        values: row.values.map((place, option) => options[option]?.values[place] ?? ''),
        priceYen: row.priceYen ?? priceYen,
        sku: row.sku ?? ownSku(index, rows.length),
        barcode: row.jan ?? '',
      }))
    : variantsOf({ options }).map((values, index, all) => ({
        values,
        priceYen,
        sku: ownSku(index, all.length),
        barcode: '',
      }));
  return { options, variants };
}

/** Only the seller sees a draft: it needs only a name, a description, a price and one photo. */
export function findDraftProblems(given: DraftMaterial): PublishProblem[] {
  const { material, photos } = given;
  const { variants } = optionsOf(given);
  const problems: (PublishProblem | false)[] = [
    material.nameJa === '' && {
      place: 'product',
      slot: 'Nome em japonês',
      reason: 'Dê um nome em japonês ao produto.',
    },
    material.description === '' && {
      place: 'texts',
      slot: 'Texto favorito',
      reason: 'Marque com a estrela uma tradução deste produto.',
    },
    variants.some(({ priceYen }) => priceYen <= 0) && {
      place: 'listing',
      slot: 'Preço',
      reason: 'Escreva o preço em iene ou salve um cálculo.',
    },
    photos.length === 0 && { place: 'product', slot: 'Foto', reason: 'Ponha pelo menos uma foto.' },
    variants.length > MAX_VARIANTS && {
      place: 'listing',
      slot: 'Variações demais',
      reason: `As opções dão ${variants.length} variações; a Shopify aceita até ${MAX_VARIANTS}.`,
    },
  ];
  return problems.filter((problem) => problem !== false);
}

export function buildShopifyDraft(given: DraftMaterial): ShopifyDraft {
  const { material, shop, photos, meaning, openPoints } = given;
  const { name, nameJa, slug, listing, metaDescription } = material;
  const japanese: DraftWords = {
    title: nameJa,
    descriptionHtml: descriptionHtml(material, shop),
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
        seoDescription: meaning.replaceAll('\n', ' ').slice(0, MAX_SEO_DESCRIPTION),
      }),
    },
    productType: listing.productType,
    vendor: shop.storeName || shop.legalName,
    handle: slug,
    tags: listing.tags,
    costYen: listing.costYen,
    weightGrams: listing.weightGrams,
    ...optionsOf(given),
    photos: photos.slice(0, MAX_SENT_PHOTOS),
    policies: SHOP_PAGE_KEYS.flatMap((key) => {
      const page = buildShopPage(shop, key);
      return page.problems.length === 0 ? [{ type: POLICY_TYPES[key], body: exportHtml(page) }] : [];
    }),
    openPoints: [...openPoints],
  };
}
