import { groupBy } from '#domain/group-by.ts';
import { spreadsheetRows, toCsv } from '#domain/text/csv.ts';
import { formatDay } from '#domain/text/format-day.ts';
import { TEXT_PARTS, TEXT_ROBOT, type TextRobot } from './robot-options.ts';
import type { WrittenSoFar } from './streamed-text.ts';

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
        const label = (Object.hasOwn(TEXT_PARTS[robot], field) && TEXT_PARTS[robot][field]) || field;
        const itemText = field === 'reviews' && names[index] ? `${names[index]}\n${words}` : words;
        return [{ label: items.length > 1 ? `${label} ${index + 1}` : label, words: itemText }];
      }),
    );
}

const headOf = (text: ExportedText): string =>
  [TEXT_ROBOT[text.robot].label, formatDay(text.createdAt), ...(text.isOffline ? ['Modo offline'] : [])].join(', ');

/** Japanese line breaks and lists are unchanged; only the headings are added. */
function* textsToMarkdown(list: readonly ExportedText[]): Generator<string> {
  for (const [place, [product, texts]] of byProduct(list).entries()) {
    yield `${place > 0 ? '\n' : ''}# ${product}`;
    for (const text of texts) {
      yield `\n\n## ${text.starred ? '★ ' : ''}${text.title}\n\n*${headOf(text)}*`;
      for (const { label, words } of itemsOf(text)) yield `\n\n### ${label}\n\n${words}`;
    }
    yield '\n';
  }
}

const RULE = '-'.repeat(40);

function* textsToPlain(list: readonly ExportedText[]): Generator<string> {
  for (const [place, [product, texts]] of byProduct(list).entries()) {
    yield `${place > 0 ? '\n\n' : ''}${product.toUpperCase()}`;
    for (const [index, text] of texts.entries()) {
      yield `${index > 0 ? `\n\n${RULE}` : ''}\n\n${text.title}\n${headOf(text)}`;
      for (const { label, words } of itemsOf(text)) yield `\n\n${label}\n${words}`;
    }
    yield '\n';
  }
}

const HEAD = ['Produto', 'Robô', 'Título', 'Parte', 'Texto', 'Favorito', 'Avisos', 'Modo offline', 'Escrito em'];

/** One row for each part of a text. */
function* textsToCsv(list: readonly ExportedText[]): Generator<string> {
  yield toCsv([HEAD]);
  for (const text of list) {
    for (const { label, words } of itemsOf(text)) {
      yield spreadsheetRows([
        [
          text.productName ?? NO_PRODUCT,
          TEXT_ROBOT[text.robot].label,
          text.title,
          label,
          words,
          text.starred ? 'sim' : 'não',
          text.warningCount,
          text.isOffline ? 'sim' : 'não',
          text.createdAt,
        ],
      ]);
    }
  }
}

const writers = { md: textsToMarkdown, txt: textsToPlain, csv: textsToCsv };

/** Slow for megabytes: see the writer threads. Undefined as soon as the file gets longer than `limit`. */
export function writeTexts(
  format: keyof typeof writers,
  list: readonly ExportedText[],
  limit: number,
): string | undefined {
  let file = '';
  for (const piece of writers[format](list)) {
    file += piece;
    if (file.length > limit) return undefined;
  }
  return file;
}

const byProduct = (list: readonly ExportedText[]): [string, ExportedText[]][] => [
  ...groupBy(list, ({ productName }) => productName ?? NO_PRODUCT),
];
