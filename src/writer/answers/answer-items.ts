import { SAMPLE_MARK } from '#domain/robots/reviews/sample-review-mark.ts';
import { hasJapanese, isChatter, unquoted, withoutMarkdown } from './assistant-chatter.ts';

/** "1.", "(2)", "３）", "④", "Descrição 5:", "**レビュー2**"; never the 1 of 1.85 or of 1:30. */
const NUMBERED =
  /^[\s#>*_【[]*(?:\(?(?:\d{1,2})\s?[.)）:、](?!\d)|[(（][\d０-９]{1,2}[)）]|[０-９]{1,2}\s?[.．)）：:、]|[①-⑳㉑-㉚]|(?:descri[çc][ãa]o|an[úu]ncio|avalia[çc][ãa]o|review|op[çc][ãa]o|vers[ãa]o|nome|広告文?案?|説明文|レビュー|案)\s?(?:n?[º°.]\s?)?[\d０-９]{1,2}(?![\d０-９])\s?[.:：)–—-]?)[\s*_】\]]*[:：]?[\s*_]*/iu;
const BULLET = /^\s*[-*•・●▪◆■]\s+/u;
const FIRST_NUMBER = /^[\s#>*_【[]*(?:\D{0,14}?)(?:[1１](?![\d０-９])|①)/u;

const isRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);
const isTableLine = (line: string): boolean => /^[\s:|-]+$/.test(line) && line.includes('--');

export type Items = { items: string[]; hasSecondVersion: boolean };

/** The items of a list in any format: numbers, bullets, table rows, paragraphs or lines. */
export function splitItems(text: string, isJapanese: boolean): Items {
  const lines = text.split('\n');
  if (lines.some(isRow) && lines.some(isTableLine))
    return { items: rowItems(lines, isJapanese), hasSecondVersion: false };
  const marker = [NUMBERED, BULLET].find((pattern) => lines.filter((line) => pattern.test(line)).length > 1);
  if (marker) return markedItems(lines, marker);
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => isItem(paragraph, isJapanese));
  const items = paragraphs.length > 1 ? paragraphs : lines.filter((line) => isItem(line, isJapanese));
  const names = !isJapanese && items.length === 1 ? (items[0] ?? '').split(/,\s|;\s?/) : items;
  return { items: names.map((item) => item.replace(NUMBERED, '').replace(BULLET, '')), hasSecondVersion: false };
}

const isItem = (words: string, isJapanese: boolean): boolean =>
  words.trim() !== '' && !isChatter(words) && (!isJapanese || hasJapanese(words));

function markedItems(lines: readonly string[], marker: RegExp): Items {
  const items: string[][] = [];
  let hasSecondVersion = false;
  for (const line of lines) {
    if (items.length > 0 && isChatter(line)) break;
    if (marker.test(line)) {
      hasSecondVersion = marker === NUMBERED && items.length > 1 && FIRST_NUMBER.test(line);
      if (hasSecondVersion) break;
      items.push([line.replace(marker, '')]);
    } else if (line.trim() !== '') items.at(-1)?.push(line.replace(BULLET, ''));
  }
  return { items: items.map((item) => item.join('\n')), hasSecondVersion };
}

function rowItems(lines: readonly string[], isJapanese: boolean): string[] {
  const head = lines.findIndex(isTableLine);
  return lines
    .slice(head + 1)
    .filter(isRow)
    .map((line) => {
      const all = line.split('|').map((cell) => cell.trim());
      const cells = all.filter((cell) => !/^[\d\s.]*$/.test(cell));
      if (!isJapanese) return cells[0] ?? '';
      return cells.filter(hasJapanese).reduce((longest, cell) => (cell.length > longest.length ? cell : longest), '');
    });
}

/** The name before its explanation: "**Garrafa Passeio** – curta e fácil" */
export function cleanName(item: string): string {
  const [line = ''] = item.split('\n');
  const bold = /^\s*\*\*([^*]{2,60}?):?\*\*/.exec(line)?.[1];
  const words = bold ?? withoutMarkdown(line).split(/\s[–—-]\s|:\s|\s?[(（]/)[0] ?? '';
  return unquoted(words.replace(/(?:[.;,:\s]|\p{Extended_Pictographic}|\uFE0F)+$/u, ''));
}

const STARS = /(?:[★☆⭐]\uFE0F?){1,10}(?:\s?[（(]?\d(?:[.]\d)?\s?\/\s?5[）)]?)?/gu;
const PERSON = /^(?:homem|mulher|cliente|pessoa|comprador[a]?)\s?\d{0,2}\s?[:：]\s*/iu;
const SIGNER = /^[^。！？!?：:\n]{0,23}[^。！？!?：:\n\d][：:]\s*(?=\S)/u;
/** 」― 佐藤さん, or on a line of its own. */
const SIGNED = /(?:^[―—–]|(?<=[。！？!?」』])\s?[―—–-])[―—–-]{0,2}\s?[^。！？!?\n]{1,20}$/u;
/** 「…。 (37 caracteres) – Mantém quente」: a letter count and a translation behind the item. */
const TRANSLATED =
  /(?:(?<=[。！？!?」』])|[(（]約?\d{1,3}\s?(?:文字|字|caracteres|chars)[)）])\s?[–—-]\s[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]*$/u;
const ENDING = /[。！？!?♪」』]$/u;

/** A Japanese item without title, signature, stars, sample mark and translation. */
export function cleanJapaneseItem(item: string): string {
  const lines = item
    .replaceAll(SAMPLE_MARK, '')
    .replaceAll(STARS, '')
    .split('\n')
    .map((line) =>
      withoutMarkdown(line).trim().replace(PERSON, '').replace(TRANSLATED, '').trimEnd().replace(SIGNED, ''),
    )
    .filter((line) => hasJapanese(line));
  while (lines.length > 1 && !ENDING.test(lines[0] ?? '') && (lines[0] ?? '').length <= 24) lines.shift();
  const joined = lines.map((line) => unquoted(line)).join('\n');
  const words = lines.length === 1 && ENDING.test(joined) ? joined.replace(SIGNER, '') : joined;
  // Removes a letter count or a Portuguese translation.
  return unquoted(
    words.replace(/[（(](?:約?\d{1,3}\s?(?:文字|字|caracteres)|[^()（）\p{Script=Hiragana}]{12,})[）)]$/u, ''),
  );
}
