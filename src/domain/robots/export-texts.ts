import { toCsv } from '#domain/text/csv.ts';
import { TEXT_PARTS, TEXT_ROBOT, type TextRobot } from './robot-options.ts';
import type { WrittenSoFar } from './written-parts.ts';

export type ExportedText = {
  robot: TextRobot;
  title: string;
  productName: string | null;
  texts: WrittenSoFar;
  isOffline: boolean;
  warningCount: number;
  starred: boolean;
  createdAt: string;
};

const NO_PRODUCT = 'Sem produto';

type Item = { label: string; words: string };

/** The parts of a text with their names; a review has its author. */
function itemsOf({ robot, texts }: ExportedText): Item[] {
  const names = robot === 'reviews' ? (texts.names ?? []) : [];
  return Object.entries(texts)
    .filter(([field]) => !(robot === 'reviews' && field === 'names'))
    .flatMap(([field, items]) =>
      items.flatMap((words, index) => {
        if (!words) return [];
        const label = TEXT_PARTS[robot][field] ?? field;
        const said = field === 'reviews' && names[index] ? `${names[index]}\n${words}` : words;
        return [{ label: items.length > 1 ? `${label} ${index + 1}` : label, words: said }];
      }),
    );
}

const dayOf = (time: string): string => time.slice(0, 10).split('-').reverse().join('/');
const headOf = (text: ExportedText): string =>
  [TEXT_ROBOT[text.robot].label, dayOf(text.createdAt), ...(text.isOffline ? ['Modo offline'] : [])].join(', ');

/** Japanese line breaks and lists are unchanged; only the headings are added. */
const textsToMarkdown = (list: readonly ExportedText[]): string =>
  byProduct(list)
    .map(
      ([product, texts]) =>
        `# ${product}\n\n${texts
          .map(
            (text) =>
              `## ${text.starred ? '★ ' : ''}${text.title}\n\n*${headOf(text)}*\n\n${itemsOf(text)
                .map(({ label, words }) => `### ${label}\n\n${words}`)
                .join('\n\n')}`,
          )
          .join('\n\n')}\n`,
    )
    .join('\n');

const RULE = '-'.repeat(40);

const textsToPlain = (list: readonly ExportedText[]): string =>
  byProduct(list)
    .map(
      ([product, texts]) =>
        `${product.toUpperCase()}\n\n${texts
          .map(
            (text) =>
              `${text.title}\n${headOf(text)}\n\n${itemsOf(text)
                .map(({ label, words }) => `${label}\n${words}`)
                .join('\n\n')}`,
          )
          .join(`\n\n${RULE}\n\n`)}\n`,
    )
    .join('\n\n');

const HEAD = ['Produto', 'Robô', 'Título', 'Parte', 'Texto', 'Favorito', 'Avisos', 'Modo offline', 'Escrito em'];

/** One row for each part of a text. */
const textsToCsv = (list: readonly ExportedText[]): string =>
  toCsv([
    HEAD,
    ...list.flatMap((text) =>
      itemsOf(text).map(({ label, words }) => [
        text.productName ?? NO_PRODUCT,
        TEXT_ROBOT[text.robot].label,
        text.title,
        label,
        words,
        text.starred ? 'sim' : 'não',
        text.warningCount,
        text.isOffline ? 'sim' : 'não',
        text.createdAt,
      ]),
    ),
  ]);

/** Takes long for megabytes: see the compose threads. */
export const writeTexts = { md: textsToMarkdown, txt: textsToPlain, csv: textsToCsv };

function byProduct(list: readonly ExportedText[]): [string, ExportedText[]][] {
  const groups = new Map<string, ExportedText[]>();
  for (const text of list) {
    const name = text.productName ?? NO_PRODUCT;
    const group = groups.get(name);
    if (group) group.push(text);
    else groups.set(name, [text]);
  }
  return [...groups];
}
