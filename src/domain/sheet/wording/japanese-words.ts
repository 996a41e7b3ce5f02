import type { SheetPatch } from '../merge-sheet.ts';
import { SHEET_LIMITS, type Sheet, type SheetWords } from '../sheet.ts';
import type { SpecificationRow } from '../specification.ts';
import { hasNoPortuguese } from './say-entry.ts';

const isWords = (node: object): node is SheetWords => 'pt' in node && typeof node.pt === 'string';

export function mapWords<Node>(node: Node, change: (words: SheetWords) => SheetWords): Node {
  if (Array.isArray(node)) return node.map((each) => mapWords(each, change)) as Node;
  if (typeof node !== 'object' || node === null) return node;
  const inside = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mapWords(value, change)]));
  return (isWords(inside) ? change(inside) : inside) as Node;
}

type SheetKey = keyof Sheet;

/** Patch with only the fields that `change` modifies. */
function patchWords(sheet: Sheet, keys: readonly SheetKey[], change: (words: SheetWords) => SheetWords): SheetPatch {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const next = mapWords(sheet[key], change);
      return sheet[key] && JSON.stringify(next) !== JSON.stringify(sheet[key]) ? [[key, next]] : [];
    }),
  );
}

/** Words with machine-translated Japanese in the given fields, without duplicates. */
export function translatedWords(sheet: Sheet, keys: readonly SheetKey[]): SheetWords[] {
  const found = new Map<string, SheetWords>();
  for (const key of keys) {
    mapWords(sheet[key], (words) => {
      if (words.translated) found.set(words.pt, words);
      return words;
    });
  }
  return [...found.values()];
}

/** Words that a row of 商品仕様 lacks in Japanese, without duplicates. */
export const wordsWithoutJapanese = (rows: readonly SpecificationRow[]): string[] => [
  ...new Set(rows.flatMap(({ missing }) => missing.map(({ pt }) => pt))),
];

/** Sets the Japanese of a word, given by a person. */
export const withJapanese = (sheet: Sheet, keys: readonly SheetKey[], pt: string, ja: string): SheetPatch =>
  patchWords(sheet, keys, (words) =>
    words.pt === pt && (!words.ja || words.translated) ? { ...words, ja, translated: undefined } : words,
  );

/** Sets the Japanese of all words that lack it. */
export const withAllJapanese = (sheet: Sheet, japanese: ReadonlyMap<string, Omit<SheetWords, 'pt'>>): SheetPatch =>
  patchWords(sheet, Object.keys(sheet) as SheetKey[], (words) =>
    words.ja ? words : { ...words, ...japanese.get(words.pt) },
  );

/** Prompt for an assistant, one numbered line per word. */
export const japanesePrompt = (product: string, words: readonly string[]): string =>
  [
    `Traduza para o japonês de uma loja online estes termos da ficha de um produto (${product}). Curto, como em 商品仕様: nada a mais, nada a menos. Números, códigos e marcas ficam iguais.`,
    'Responda só com as linhas, cada uma com o seu número e o japonês:',
    words.map((pt, at) => `${at + 1}. ${pt}`).join('\n'),
  ].join('\n\n');

const NUMBERED = /^[\s*>#|-]*(\d{1,3})\s?[.)．、:：|]\s*(\S.*)$/u;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Parses numbered lines, or as many lines as words; the Portuguese may precede its Japanese. */
export function readJapaneseLines(answer: string, words: readonly string[]): Map<string, string> {
  const unchanged = words.filter(hasNoPortuguese);
  const isTold = (line: string) => JAPANESE.test(line) || unchanged.some((pt) => line.includes(pt));
  const lines = answer.split('\n', 500).filter(isTold);
  const isNumbered = lines.some((line) => NUMBERED.test(line));
  const found = new Map<string, string>();
  if (!isNumbered && lines.length !== words.length) return found;
  for (const [at, line] of lines.entries()) {
    const [, number, written = ''] = isNumbered ? (NUMBERED.exec(line) ?? []) : ['', at + 1, line];
    const pt = words[Number(number) - 1];
    if (pt === undefined) continue;
    const rest = written
      .replaceAll(/\*\*|`/g, '')
      .replace(pt, '')
      .replaceAll(/^[\s"“”:：=→>|–-]+|(?<![\s"“”|])[\s"“”|]+$/g, '');
    const isSame = unchanged.includes(pt) && (rest === '' || rest === pt);
    const ja = isSame ? pt : rest;
    // What is left of an arrow: the line is about another word.
    if ((isSame || JAPANESE.test(ja)) && !ja.includes('→') && ja.length <= SHEET_LIMITS.text) found.set(pt, ja);
  }
  return found;
}

/** "Está certo": confirms machine-translated Japanese. */
export const confirmJapanese = (sheet: Sheet, keys: readonly SheetKey[]): SheetPatch =>
  patchWords(sheet, keys, (words) => (words.translated ? { ...words, translated: undefined } : words));
