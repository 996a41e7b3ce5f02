import type { DraftWords } from '#domain/shopify/shopify-draft.ts';
import type { ProductInput, RemoteVariant } from '#server/providers/shopify/operations.ts';
import type { SendRow } from './shopify.repository.ts';
import { NO_OPTION } from './snapshots.ts';

type Existing = { variants: RemoteVariant[]; photoIds: Readonly<Record<string, string>> };

/** Omitted fields stay at Shopify: those that the seller keeps, and an existing product's handle and status. */
export function productInput(row: SendRow, words: DraftWords, existing: Existing | undefined): ProductInput {
  const { draft, progress } = row;
  const unlessKept = <Fields extends Partial<ProductInput>>(field: string, fields: Fields): Fields | undefined =>
    progress.kept[field] === undefined ? fields : undefined;
  return {
    ...(!existing && { status: 'DRAFT', vendor: draft.vendor, ...(draft.handle && { handle: draft.handle }) }),
    ...unlessKept('title', { title: words.title }),
    ...unlessKept('description', { descriptionHtml: words.descriptionHtml }),
    ...unlessKept('type', { productType: draft.productType }),
    ...unlessKept('tags', { tags: draft.tags }),
    ...unlessKept('seo', { seo: { title: words.seoTitle, description: words.seoDescription } }),
    ...unlessKept('price', variantsInput(row, existing)),
    ...unlessKept('photos', { files: filesInput(row, existing) }),
  };
}

const nameOf = (values: readonly string[]): string => values.join('\n');

/** Existing variants keep their ids, and with them stock and orders. */
function variantsInput({ draft }: SendRow, existing: Existing | undefined) {
  const { costYen, weightGrams } = draft;
  const options = draft.options.length > 0 ? draft.options : [{ name: NO_OPTION.name, values: [NO_OPTION.value] }];
  const idByName = new Map(
    existing?.variants.map(({ id, selectedOptions }) => [nameOf(selectedOptions.map(({ value }) => value)), id]),
  );
  return {
    productOptions: options.map(({ name, values }) => ({ name, values: values.map((value) => ({ name: value })) })),
    variants: draft.variants.map(({ values: given, priceYen, sku, barcode }) => {
      const values = given.length > 0 ? given : [NO_OPTION.value];
      const id = idByName.get(nameOf(values));
      return {
        ...(id && { id }),
        optionValues: options.map(({ name }, index) => ({ optionName: name, name: values[index] ?? '' })),
        price: String(priceYen),
        // The price includes tax: nothing is added at checkout.
        taxable: false,
        ...(sku && { sku }),
        ...(barcode && { barcode }),
        inventoryItem: {
          requiresShipping: true,
          ...(costYen !== null && { cost: String(costYen) }),
          ...(weightGrams !== null && { measurement: { weight: { value: weightGrams, unit: 'GRAMS' as const } } }),
        },
      };
    }),
  };
}

function filesInput({ draft, progress }: SendRow, existing: Existing | undefined) {
  return draft.photos.map(({ url, alt }) => {
    const id = existing?.photoIds[url];
    return id
      ? { id, ...(alt && { alt }) }
      : { originalSource: progress.staged[url] ?? url, contentType: 'IMAGE' as const, ...(alt && { alt }) };
  });
}
