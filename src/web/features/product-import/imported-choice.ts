import type { NewProduct } from '#contract/products/products.ts';
import type { SheetPatch } from '#contract/products/sheet.ts';
import { parseDecimal } from '#domain/pricing/full/decimal-text.ts';
import {
  IMPORT_CURRENCIES,
  type ImportCurrency,
  type ImportedProduct,
  type ImportedVariant,
} from '#domain/products/product-import.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { formatYen } from '#domain/text/format-yen.ts';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '#domain/text/slug.ts';

/** What the seller keeps of a product that was found. */
export type ImportedChoice = {
  title: string;
  /** As it is typed. */
  price: string;
  currency: ImportCurrency;
  link: string;
  photos: readonly string[];
  variants: readonly ImportedVariant[];
  /** Ids of suggestions that are not wanted. */
  dismissed: readonly string[];
};

const MAX_PRICE = 100_000_000;

export function readTypedPrice(text: string): number | undefined {
  const hundredths = parseDecimal(text, 2, MAX_PRICE * 100);
  return hundredths === undefined ? undefined : hundredths / 100;
}

export const writePrice = (price: number | null): string => (price === null ? '' : String(price).replace('.', ','));

const CURRENCY_SIGNS: Record<ImportCurrency, string> = { USD: 'US$', CNY: 'CN¥', BRL: 'R$', JPY: 'JP¥', EUR: '€' };
export const currencyOptions = IMPORT_CURRENCIES.map((value) => ({ value, label: CURRENCY_SIGNS[value] }));

export const showPrice = (price: number, currency: ImportCurrency): string =>
  currency === 'JPY' ? formatYen(price) : `${CURRENCY_SIGNS[currency]} ${writePrice(price)}`;

/** Certificates and effects on health are the seller's to claim: they come only when asked for. */
const isClaim = ({ needsLook }: Suggestion): boolean => needsLook === 'certification' || needsLook === 'health';

/** Those with a field of their own in the form. */
export const isShownApart = ({ field }: Suggestion): boolean => field === 'supplier_cost' || field === 'supplier_link';

export const firstChoice = (
  product: ImportedProduct,
  suggestions: readonly Suggestion[],
  currency: ImportCurrency,
  maxPhotos: number,
): ImportedChoice => ({
  title: product.title,
  price: writePrice(product.price),
  currency: product.currency ?? currency,
  link: product.link,
  photos: product.photos.slice(0, maxPhotos),
  variants: product.variants,
  dismissed: suggestions.filter(isClaim).map(({ id }) => id),
});

/** A shop's own file may be in Japanese; kanji alone are a Chinese supplier's, unless the price is in yen. */
const isJapanese = (text: string, currency: ImportCurrency): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || (currency === 'JPY' && /\p{Script=Han}/u.test(text));

function variantsOf({ options }: ImportedProduct, { variants, currency }: ImportedChoice): SheetPatch['variants'] {
  if (options.length === 0 || variants.length === 0) return undefined;
  const words = (pt: string) => (isJapanese(pt, currency) ? { pt, ja: pt } : { pt });
  const values = options.map((_, at) => [...new Set(variants.map((variant) => variant.values[at] ?? ''))]);
  return {
    options: options.map((name, at) => ({
      name: words(name),
      values: (values[at] ?? []).map((value) => ({ name: words(value) })),
    })),
    rows: variants.map((variant) => ({
      values: variant.values.map((value, at) => values[at]?.indexOf(value) ?? 0),
      ...(variant.sku && { sku: variant.sku }),
      ...(variant.stock !== null && { stock: variant.stock }),
      ...(variant.price !== null && currency === 'JPY' && { priceYen: Math.round(variant.price) }),
    })),
  };
}

/** The product to create: price, link and variants as the seller saw them, the rest as suggestions of the sheet. */
export function productOfChoice(id: string, product: ImportedProduct, choice: ImportedChoice): NewProduct {
  const price = readTypedPrice(choice.price);
  const variants = variantsOf(product, choice);
  const sheet: SheetPatch = {
    ...(price !== undefined && { supplier_cost: { value: [{ amount: { number: price, unit: choice.currency } }] } }),
    ...(choice.link && { supplier_link: { value: [{ pt: choice.link }] } }),
    ...(variants && { variants }),
  };
  return {
    id,
    name: choice.title,
    ...(isJapanese(choice.title, choice.currency) && { nameJa: choice.title }),
    ...(SLUG_PATTERN.test(product.handle) && product.handle.length <= SLUG_MAX_LENGTH && { slug: product.handle }),
    status: 'preparando',
    source: product.text,
    sheet,
    dismiss: [...choice.dismissed],
  };
}
