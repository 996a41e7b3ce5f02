import type { ListingReply } from '#contract/products/publishing.ts';
import { type PublishContents, soldVariants } from '#domain/publishing/listing.ts';
import { chosenText } from '#domain/publishing/publish-contents.ts';
import type { RowKey } from './use-publish-draft.ts';

/** Completed rows that belong to a missing point. */
export const rowsOf = (key: RowKey): readonly RowKey[] => {
  if (key === 'alt') return ['photos'];
  if (key === 'sample' || key === 'untranslated') return ['text'];
  return key === 'shipping' ? ['benefit'] : [key];
};

export type ReadyRow = { key: RowKey; label: string; value: string; isJapanese?: true };

const yen = (amount: number | null): string => (amount ? `¥${amount.toLocaleString('en-US')}` : '');
export const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;

export function readyRows(reply: ListingReply, contents: PublishContents): ReadyRow[] {
  const { listing } = contents;
  const prices = soldPrices(contents);
  return [
    { key: 'name', label: 'Nome', value: reply.nameJa, isJapanese: true },
    { key: 'text', label: 'Texto', value: chosenText(reply.descriptions, reply.listing)?.title ?? '' },
    { key: 'price', label: 'Preço', value: prices },
    { key: 'photos', label: 'Fotos', value: `${listing.images.length || ''}` },
    { key: 'benefit', label: 'Benefício', value: listing.benefit, isJapanese: true },
    { key: 'situations', label: 'Situações', value: counted(listing.situations.length, 'situação', 'situações') },
    {
      key: 'features',
      label: 'Características',
      value: counted(listing.features.length, 'característica', 'características'),
    },
    { key: 'steps', label: 'Como usar', value: counted(listing.steps.length, 'passo', 'passos') },
    { key: 'sku', label: 'SKU', value: listing.sku },
    { key: 'slug', label: 'Endereço', value: contents.slug },
    { key: 'stock', label: 'Estoque', value: listing.stock === null ? 'sem contar' : `${listing.stock}` },
    { key: 'weight', label: 'Peso', value: listing.weightGrams === null ? '' : `${listing.weightGrams} g` },
    { key: 'cost', label: 'Custo sem frete', value: yen(listing.costYen) },
    {
      key: 'options',
      label: 'Opções',
      value: listing.options.map(({ name, values }) => `${name}: ${values.length}`).join(', '),
      isJapanese: true,
    },
    { key: 'productType', label: 'Tipo', value: listing.productType, isJapanese: true },
    { key: 'tags', label: 'Etiquetas', value: counted(listing.tags.length, 'etiqueta', 'etiquetas') },
    {
      key: 'search',
      label: 'Busca',
      value: [
        (listing.seoTitle || reply.nameJa) && 'título',
        (listing.seoDescription || contents.metaDescription) && 'descrição',
      ]
        .filter(Boolean)
        .join(' e '),
    },
    { key: 'buyUrl', label: 'Página de compra', value: listing.buyUrl },
    ...(reply.points.length > 0
      ? [{ key: 'points' as const, label: 'Avisos', value: counted(reply.points.length, 'conferido', 'conferidos') }]
      : []),
  ];
}

function soldPrices(contents: PublishContents): string {
  if (contents.variants.length === 0) return yen(contents.listing.priceYen);
  const prices = soldVariants(contents).map(({ priceYen }) => priceYen);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? yen(least) : `${yen(least)} a ${yen(most)}`;
}
