import type { Sheet } from '#domain/sheet/sheet.ts';
import { productNameJa } from '#domain/sheet/specification.ts';
import { unitOf } from '#domain/sheet/units.ts';
import { optionName, valueName } from '#domain/sheet/wording/variant-changes.ts';
import { type KnownListing, MAX_LISTING_LINE, type SheetVariant } from './listing.ts';

type ShopValuesFromSheet = Pick<KnownListing, 'weightGrams' | 'productType' | 'options'> & {
  modelNumber: string;
  variants: SheetVariant[];
};

/** What a sheet says for a shop: weight to send, kind, code, options and what is sold of them. */
export function shopValuesFromSheet(sheet: Sheet): ShopValuesFromSheet {
  const options = (sheet.variants?.options ?? []).map((option) => ({
    name: inJapanese(optionName(option)),
    values: option.values.map((value) => inJapanese(valueName(option, value))),
  }));
  return {
    // With its package, where that is known.
    weightGrams: gramsOf(sheet.package_weight) ?? gramsOf(sheet.weight),
    productType: (productNameJa(sheet) ?? '').slice(0, MAX_LISTING_LINE),
    options,
    modelNumber: sheet.model_number?.value[0]?.pt ?? '',
    variants: (sheet.variants?.rows ?? []).map(({ values, priceYen, stock, sku, jan }) => ({
      values: values.map((place, option) => options[option]?.values[place] ?? ''),
      priceYen: priceYen ?? null,
      stock: stock ?? null,
      sku: sku ?? '',
      barcode: jan ?? '',
    })),
  };
}

/** In the length that the page's own options may have: two thousand variants repeat their names. */
const inJapanese = ({ pt, ja }: { pt: string; ja?: string | undefined }): string =>
  (ja || pt).slice(0, MAX_LISTING_LINE);

function gramsOf(field: Sheet['weight']): number | null {
  const amount = field?.value[0]?.amount;
  const unit = unitOf(amount?.unit ?? '');
  return amount && unit?.dimension === 'mass' ? Math.round((amount.to ?? amount.number) * unit.scale) : null;
}
