import type { PublishContents } from '#domain/publishing/listing.ts';
import { isOnTheWeb } from '#domain/publishing/product-csv.ts';
import { type MissingPoint, PUBLISH_WAYS, type PublishWay } from '#domain/publishing/publish-problems.ts';
import { counted } from './ready-rows.ts';

const FILE_NAMES: Record<PublishWay, string> = { draft: 'rascunho', csv: 'CSV', html: 'HTML' };
const inList = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' e $1');

/** `ways`: those that can be taken here, the main button's first. */
type Heading = { missing: readonly MissingPoint[]; isSent: boolean; isUnproved: boolean; ways: readonly PublishWay[] };

/** Says what the page's main button does, or what it waits for. */
export function headingOf({ missing, isSent, isUnproved, ways }: Heading): string {
  const { length: count } = missing;
  if (isSent) return count === 0 ? 'A revisão não achou nada' : 'A revisão achou';
  if (count === 0) return isUnproved ? 'A página está pronta' : 'Nada falta';
  const ready = ways.filter((way) => missing.every(({ holds }) => !holds.includes(way)));
  if (ready.length > 0 && ready[0] === ways[0]) {
    const names = inList(ready.map((way) => `o ${FILE_NAMES[way]}`));
    return `O${names.slice(1)} ${ready.length === 1 ? 'está pronto' : 'estão prontos'}`;
  }
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
