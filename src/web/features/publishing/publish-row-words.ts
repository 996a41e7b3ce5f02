import type { ListingReply } from '#contract/products/publishing.ts';
import { type PublishContents, soldVariants } from '#domain/publishing/listing.ts';
import { isOnTheWeb } from '#domain/publishing/product-csv.ts';
import { chosenText } from '#domain/publishing/publish-contents.ts';
import { PUBLISH_WAYS, type PublishProblem, type PublishWay } from '#domain/publishing/publish-problems.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import type { RowKey } from './use-publish-draft.ts';

export const rowsOf = (key: RowKey): readonly RowKey[] => {
  if (key === 'alt') return ['photos'];
  if (key === 'sample' || key === 'untranslated') return ['text'];
  return key === 'shipping' ? ['benefit'] : [key];
};

export type ReadyRow = { key: RowKey; label: string; value: string; isJapanese?: true };

const yen = (amount: number | null): string => (amount ? `¥${amount.toLocaleString('en-US')}` : '');
const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;

export function readyRows(reply: ListingReply, contents: PublishContents): ReadyRow[] {
  const { listing } = contents;
  const features = counted(listing.features.length, 'característica', 'características');
  const options = listing.options.map(({ name, values }) => `${name}: ${values.length}`);
  const title = (listing.seoTitle || reply.nameJa) && 'título';
  const description = (listing.seoDescription || contents.metaDescription) && 'descrição';
  return [
    { key: 'name', label: 'Nome', value: reply.nameJa, isJapanese: true },
    { key: 'text', label: 'Texto', value: chosenText(reply.descriptions, reply.listing)?.title ?? '' },
    { key: 'price', label: 'Preço', value: soldPrices(contents) },
    { key: 'photos', label: 'Fotos', value: photosWords(contents) },
    { key: 'benefit', label: 'Benefício', value: listing.benefit, isJapanese: true },
    { key: 'situations', label: 'Situações', value: counted(listing.situations.length, 'situação', 'situações') },
    { key: 'features', label: 'Características', value: features },
    { key: 'steps', label: 'Como usar', value: counted(listing.steps.length, 'passo', 'passos') },
    { key: 'sku', label: 'SKU', value: listing.sku },
    { key: 'slug', label: 'Endereço', value: contents.slug },
    { key: 'stock', label: 'Estoque', value: listing.stock === null ? 'sem contar' : `${listing.stock}` },
    { key: 'weight', label: 'Peso', value: listing.weightGrams === null ? '' : `${listing.weightGrams} g` },
    { key: 'cost', label: 'Custo sem frete', value: yen(listing.costYen) },
    { key: 'options', label: 'Opções', value: options.join(', '), isJapanese: true },
    { key: 'productType', label: 'Tipo', value: listing.productType, isJapanese: true },
    { key: 'tags', label: 'Etiquetas', value: counted(listing.tags.length, 'etiqueta', 'etiquetas') },
    { key: 'search', label: 'Busca', value: [title, description].filter(Boolean).join(' e ') },
    { key: 'buyUrl', label: 'Página de compra', value: listing.buyUrl },
    ...(reply.points.length > 0
      ? [{ key: 'points' as const, label: 'Avisos', value: counted(reply.points.length, 'conferido', 'conferidos') }]
      : []),
  ];
}

const arePhotosInCsv = (images: PublishContents['listing']['images']): boolean =>
  images.every(({ url }) => isOnTheWeb(url));

function photosWords({ listing: { images } }: PublishContents): string {
  if (images.length === 0) return '';
  return arePhotosInCsv(images) ? `${images.length}` : `${images.length}, fora do CSV`;
}

function soldPrices(contents: PublishContents): string {
  if (contents.variants.length === 0) return yen(contents.listing.priceYen);
  const prices = soldVariants(contents).map(({ priceYen }) => priceYen);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? yen(least) : `${yen(least)} a ${yen(most)}`;
}

const FILE_NAMES: Record<PublishWay, string> = { draft: 'rascunho', csv: 'CSV', html: 'HTML' };
const inList = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' e $1');

/** `ways`: those that can be taken here, the main button's first. */
type Heading = {
  missing: readonly PublishProblem[];
  isSent: boolean;
  isUnproved: boolean;
  ways: readonly PublishWay[];
};

export function headingOf({ missing, isSent, isUnproved, ways }: Heading): string {
  const isWhole = missing.length === 0;
  if (isSent) return isWhole && !isUnproved ? 'A revisão não achou nada' : 'A revisão achou';
  const proof = isUnproved ? ', falta a prova' : '';
  if (isWhole) return isUnproved ? `A página está pronta${proof}` : 'Nada falta';
  const ready = ways.filter((way) => missing.every(({ holds }) => !holds.includes(way)));
  if (ready.length > 0 && ready[0] === ways[0]) {
    const names = inList(ready.map((way) => `o ${FILE_NAMES[way]}`));
    return `O${names.slice(1)} ${ready.length === 1 ? 'está pronto' : 'estão prontos'}${proof}`;
  }
  const needed = missing.filter(({ holds }) => holds.length > 0).length;
  const words = needed === 1 ? 'Falta 1' : `Faltam ${needed}`;
  return isUnproved ? `${words} e a prova` : words;
}

type Row = { key: RowKey; isDone: boolean; holds: readonly PublishWay[] };

/** The row whose action is the primary one: none once one of these ways can be taken, which is then what there is to do. */
export function findMainRow(
  ways: readonly PublishWay[],
  rows: readonly Row[],
  isPassed: (key: RowKey) => boolean,
): RowKey | undefined {
  const holding = (way: PublishWay) => rows.filter(({ isDone, holds }) => !isDone && holds.includes(way));
  if (ways.some((way) => holding(way).length === 0)) return undefined;
  return rows.find((row) => ways.some((way) => holding(way).includes(row)) && !isPassed(row.key))?.key;
}

/** "rascunho, CSV e HTML" */
export const describeWays = (ways: readonly PublishWay[]): string => inList(ways.map((way) => FILE_NAMES[way]));

const WAY_NAMES: Record<PublishWay, string> = { draft: 'o rascunho', csv: 'o CSV', html: 'a página HTML' };

/** "A página HTML espera 2 itens." */
export function waitingWords(missing: readonly PublishProblem[]): string {
  const waiting = PUBLISH_WAYS.flatMap((way) => {
    const count = missing.filter(({ holds }) => holds.includes(way)).length;
    return count > 0 ? [`${WAY_NAMES[way]} espera ${counted(count, 'item', 'itens')}`] : [];
  });
  const sentence = inList(waiting);
  return sentence && `${capitalise(sentence)}.`;
}

/** " O CSV vai sem fotos e tags: complete na Shopify." */
export function withoutWords({ listing }: PublishContents, vendor: string): string {
  const left = [
    ...(arePhotosInCsv(listing.images) && listing.images.length > 0 ? [] : ['fotos']),
    ...(vendor === '' ? ['Vendor (o nome da loja)'] : []),
    ...(listing.tags.length === 0 ? ['tags'] : []),
  ];
  return left.length > 0 ? ` O CSV vai sem ${inList(left)}: complete na Shopify.` : '';
}
