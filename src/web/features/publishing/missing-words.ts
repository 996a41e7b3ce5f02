import type { PublishContents } from '#domain/publishing/listing.ts';
import { isOnTheWeb } from '#domain/publishing/product-csv.ts';
import { type MissingPoint, PUBLISH_WAYS, type PublishWay } from '#domain/publishing/publish-problems.ts';
import { counted } from './ready-rows.ts';

export const headingOf = (missing: readonly MissingPoint[], isSent: boolean, isUnproved: boolean): string => {
  const { length: count } = missing;
  if (count === 0 && isUnproved) return 'Só falta a prova para o Japão';
  if (isSent) return count === 0 ? 'A revisão não achou nada' : 'A revisão achou';
  if (count === 0) return 'Nada falta';
  return `${count === 1 ? 'Falta 1' : `Faltam ${count}`}${isOnlyHtml(missing) ? ' para o HTML' : ''}`;
};

/** The CSV can leave: only the page waits. */
const isOnlyHtml = (missing: readonly MissingPoint[]): boolean =>
  missing.length > 0 && missing.every(({ holds }) => holds.length === 1 && holds[0] === 'html');

const FILE_NAMES: Record<PublishWay, string> = { draft: 'rascunho', csv: 'CSV', html: 'HTML' };
const inList = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' e $1');

/** "rascunho, CSV e HTML" */
export const heldWays = (ways: readonly PublishWay[]): string => inList(ways.map((way) => FILE_NAMES[way]));

const WAY_NAMES: Record<PublishWay, string> = { draft: 'o rascunho', csv: 'o CSV', html: 'a página HTML' };

/** "A página HTML espera 2 itens."; what can leave is told by its button. */
export function waitingWords(missing: readonly MissingPoint[]): string {
  if (isOnlyHtml(missing)) return 'O CSV está pronto.';
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
