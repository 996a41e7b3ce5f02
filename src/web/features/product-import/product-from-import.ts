import type { NewProduct } from '#contract/products/new-product.ts';
import type { SheetPatch } from '#contract/products/sheet.ts';
import { parseDecimal } from '#domain/pricing/full/decimal-text.ts';
import { MAX_PRODUCT_PHOTOS } from '#domain/products/product.ts';
import {
  IMPORT_CURRENCIES,
  type ImportCurrency,
  type ImportedProduct,
  type ImportedVariant,
} from '#domain/products/product-import.ts';
import { acceptableFields } from '#domain/sheet/accept-suggestions.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { formatYen } from '#domain/text/format-money.ts';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '#domain/text/slug.ts';

export type ImportedChoice = {
  title: string;
  price: string;
  currency: ImportCurrency;
  link: string;
  photos: readonly string[];
  variants: readonly ImportedVariant[];
  dismissed: readonly string[];
};

const MAX_PRICE = 100_000_000;

export function readTypedPrice(text: string): number | undefined {
  const hundredths = parseDecimal(text, 2, MAX_PRICE * 100);
  return hundredths === undefined ? undefined : hundredths / 100;
}

/** "38", "68,90". */
export const writePrice = (price: number | null): string =>
  price === null ? '' : price.toFixed(Number.isInteger(price) ? 0 : 2).replace('.', ',');

const CURRENCY_SIGNS: Record<ImportCurrency, string> = { USD: 'US$', CNY: 'CN¥', BRL: 'R$', JPY: 'JP¥', EUR: '€' };
export const currencyOptions = IMPORT_CURRENCIES.map((value) => ({ value, label: CURRENCY_SIGNS[value] }));

export const showPrice = (price: number, currency: ImportCurrency): string =>
  currency === 'JPY' ? formatYen(price) : `${CURRENCY_SIGNS[currency]} ${writePrice(price)}`;

const isShownApart = ({ field }: Suggestion): boolean => field === 'supplier_cost' || field === 'supplier_link';

export function sheetRows(suggestions: readonly Suggestion[]): { sure: Suggestion[]; doubtful: Suggestion[] } {
  const rows = suggestions.filter((suggestion) => !isShownApart(suggestion));
  const sure = acceptableFields(rows, {}).taken;
  return { sure, doubtful: rows.filter((row) => !sure.includes(row)) };
}

export const firstChoice = (product: ImportedProduct, currency: ImportCurrency): ImportedChoice => ({
  title: product.title,
  price: writePrice(product.price),
  currency: product.currency ?? currency,
  link: product.link,
  photos: product.photos.slice(0, MAX_PRODUCT_PHOTOS),
  variants: product.variants,
  dismissed: [],
});

/** A shop's file may be in Japanese; kanji without kana count as Chinese, unless the price is in yen. */
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

/** Words of another language, and a price that may be the supplier's own, are not for customers in Japan. */
function listingOf({ listing }: ImportedProduct, { title, currency, price }: ImportedChoice): NewProduct['listing'] {
  if (!listing || currency !== 'JPY') return undefined;
  const { sku, stock, priceYen } = listing;
  const hasCost = listing.costYen != null;
  const costYen = hasCost ? Math.round(readTypedPrice(price) ?? 0) || null : null;
  if (isJapanese(title, currency)) return { ...listing, costYen };
  return { sku, stock, ...(hasCost && { priceYen, costYen }) };
}

export const photoAltsOf = ({ photoAlts = {} }: ImportedProduct, currency: ImportCurrency, urls: readonly string[]) =>
  urls.map((url) => {
    const alt = photoAlts[url] ?? '';
    return isJapanese(alt, currency) ? { altPt: '', altJa: alt } : { altPt: alt, altJa: '' };
  });

/** Request body: all that the seller left ticked is in the sheet; what has a doubt stays a suggestion. */
export function productOfChoice(
  id: string,
  product: ImportedProduct,
  choice: ImportedChoice,
  suggestions: readonly Suggestion[] = [],
): NewProduct {
  const ticked = sheetRows(suggestions).sure.filter((row) => !choice.dismissed.includes(row.id));
  const price = readTypedPrice(choice.price);
  const cost = price === undefined ? undefined : { number: price, unit: choice.currency };
  const costSuggestion = suggestions.find(
    ({ field, value: [entry] }) =>
      field === 'supplier_cost' && entry?.amount?.number === cost?.number && entry?.amount?.unit === cost?.unit,
  );
  const variants = variantsOf(product, choice);
  const listing = listingOf(product, choice);
  const sheet: SheetPatch = {
    // Safe cast: the domain's types are readonly, the contract's are not; otherwise they are equal.
    ...(Object.fromEntries(acceptableFields(ticked, {}).fields) as SheetPatch),
    ...(cost && {
      supplier_cost: { value: [{ amount: cost }], ...(costSuggestion && { words: costSuggestion.words }) },
    }),
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
    ...(listing && { listing }),
    dismiss: [...choice.dismissed],
  };
}
