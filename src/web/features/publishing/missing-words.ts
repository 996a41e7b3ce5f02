import type { PublishContents } from '#domain/publishing/listing.ts';
import { isOnTheWeb } from '#domain/publishing/product-csv.ts';
import { type MissingPoint, PUBLISH_WAYS, type PublishWay } from '#domain/publishing/publish-problems.ts';
import { counted } from './ready-rows.ts';

const FILE_NAMES: Record<PublishWay, string> = { draft: 'rascunho', csv: 'CSV', html: 'HTML' };
const inList = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' e $1');

type Heading = { missing: readonly MissingPoint[]; isSent: boolean; isUnproved: boolean; main: PublishWay };

/** Says what the page's main button does, or what it waits for. */
export function headingOf({ missing, isSent, isUnproved, main }: Heading): string {
  const { length: count } = missing;
  if (isSent) return count === 0 ? 'A revisão não achou nada' : 'A revisão achou';
  if (count === 0) return isUnproved ? 'A página está pronta' : 'Nada falta';
  if (missing.every(({ holds }) => !holds.includes(main))) return `O ${FILE_NAMES[main]} está pronto`;
  return count === 1 ? 'Falta 1' : `Faltam ${count}`;
}

/** "rascunho, CSV e HTML" */
export const heldWays = (ways: readonly PublishWay[]): string => inList(ways.map((way) => FILE_NAMES[way]));

const WAY_NAMES: Record<PublishWay, string> = { draft: 'o rascunho', csv: 'o CSV', html: 'a página HTML' };

/** "A página HTML espera 2 itens." */
export function waitingWords(missing: readonly MissingPoint[]): string {
  const waiting = PUBLISH_WAYS.flatMap((way) => {
    const count = missing.filter(({ holds }) => holds.includes(way)).length;
    return count > 0 ? [`${WAY_NAMES[way]} espera ${counted(count, 'item', 'itens')}`] : [];
  });
  const said = inList(waiting);
  return said && `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** " O CSV vai sem fotos e Tags: complete na Shopify." */
export function withoutWords({ listing }: PublishContents, vendor: string): string {
  const left = [
    ...(listing.images.every(({ url }) => isOnTheWeb(url)) && listing.images.length > 0 ? [] : ['fotos']),
    ...(vendor === '' ? ['Vendor (o nome da loja)'] : []),
    ...(listing.tags.length === 0 ? ['Tags'] : []),
  ];
  return left.length > 0 ? ` O CSV vai sem ${inList(left)}: complete na Shopify.` : '';
}
