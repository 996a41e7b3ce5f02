import type { LexiconEntry } from '#writer/data/lexicon/lexicon-entry.ts';
import { matchLexicon } from '#writer/facts/lexicon-matcher.ts';
import { findMeasures, japaneseNumber } from '#writer/facts/measures.ts';
import { type Token, tokenize } from '#writer/facts/portuguese-words.ts';

/** A stretch of the phrase: something we know, a small word that binds, or something we do not know. */
export type Item =
  | { kind: 'entry'; entry: LexiconEntry }
  | { kind: 'measure'; ja: string; isPieces: boolean }
  | { kind: 'number'; ja: string }
  | { kind: 'kept'; ja: string }
  | { kind: 'link'; word: string }
  | { kind: 'unknown' };

export type Group = { link: string; afterComma: boolean; items: Exclude<Item, { kind: 'link' | 'unknown' }>[] };

const ARTICLES = new Set('a o um uma seu sua este esta esse essa muito super bem ser tipo voce cada ao'.split(' '));

const LINKS = new Set('de da do em na no para pra com sem e ou que por ate nas nos das dos'.split(' '));

const SIZES: Readonly<Record<string, string>> = {
  pp: 'XS',
  p: 'S',
  m: 'M',
  g: 'L',
  gg: 'XL',
  xg: 'XXL',
  xgg: '3XL',
  u: 'フリーサイズ',
  unico: 'フリーサイズ',
};

/** "P, M, G e GG" and "34 ao 44". */
export function sizeList(text: string): string | undefined {
  const range = /^\s*(\d{1,3})\s*(?:ao|a|até|-)\s*(\d{1,3})\s*$/.exec(text);
  if (range) return `${range[1]}〜${range[2]}`;
  const words = text
    .toLowerCase()
    .split(/[\s,/]+|\se\s/)
    .filter((word) => word !== '' && word !== 'e' && word !== 'ao' && word !== 'do');
  const sizes = words.map((word) => SIZES[word]);
  return words.length > 0 && sizes.every((size) => size !== undefined)
    ? sizes.join(/\bao\b/i.test(text) ? '〜' : '・')
    : undefined;
}

export function itemsOf(text: string, context: ReadonlySet<string>): Item[] {
  const tokens = tokenize(text);
  const measures = findMeasures(text);
  const matches = new Map(matchLexicon(tokens, context).map((match) => [match.from, match]));
  const items: Item[] = [];
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index] as Token; // index is inside the list
    const measure = measures.find(({ start, end }) => token.start >= start && token.start < end);
    const match = matches.get(index);
    if (measure && !(match && match.to - match.from > 1)) {
      items.push({ kind: 'measure', ja: measure.ja, isPieces: measure.kind === 'pieces' });
      while (index < tokens.length && (tokens[index] as Token).start < measure.end) index += 1;
    } else if (match) {
      items.push({ kind: 'entry', entry: match.entry });
      index = match.to;
    } else {
      const item = itemOfToken(token, index > 0);
      if (item) items.push(item);
      index += 1;
    }
  }
  return withoutEmptyNouns(items);
}

/** "cor preta" says no more than "preta", "tecido oxford" no more than "oxford". */
function withoutEmptyNouns(items: readonly Item[]): Item[] {
  return items.filter((item, index) => {
    const next = items[index + 1];
    if (item.kind !== 'entry' || next?.kind !== 'entry') return true;
    return (
      !(item.entry.slug === 'colors' && next.entry.role === 'colour') &&
      !(item.entry.slug === 'fabric' && next.entry.role === 'material')
    );
  });
}

function itemOfToken(token: Token, isInside: boolean): Item | undefined {
  if (token.kind === 'number') return { kind: 'number', ja: japaneseNumber(token.raw) };
  if (token.kind === 'stop')
    return /[,;&|()–—]/.test(token.raw)
      ? { kind: 'link', word: ',' }
      : /[®™]/.test(token.raw)
        ? undefined
        : { kind: 'unknown' };
  if (LINKS.has(token.norm)) return { kind: 'link', word: token.norm };
  if (ARTICLES.has(token.norm)) return undefined;
  if (/^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+$/u.test(token.raw))
    return { kind: 'kept', ja: token.raw };
  const size = /^(PP|P|M|G|GG|XG|XGG)$/.test(token.raw) ? SIZES[token.raw.toLowerCase()] : undefined;
  if (size !== undefined) return { kind: 'kept', ja: size };
  // A capitalised or upper-case word inside a phrase is most often a brand or a model.
  if (isInside && /^(?:[A-Z][a-z]+[A-Z]\w*|[A-Z]{2,}|i[A-Z]\w+)$/.test(token.raw))
    return { kind: 'kept', ja: token.raw };
  return { kind: 'unknown' };
}

export function groupsOf(items: readonly Item[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    if (item.kind === 'unknown') continue;
    if (item.kind === 'link') {
      const link = item.word === 'e' || item.word === 'ou' ? ',' : item.word;
      const previous = groups.at(-1);
      // "..., com tampa": a small word right after a comma goes back to what the phrase is about.
      const afterComma = link !== ',' && previous?.link === ',' && previous.items.length === 0;
      groups.push({ link, afterComma, items: [] });
    } else {
      const last = groups.at(-1);
      if (last) last.items.push(item);
      else groups.push({ link: '', afterComma: false, items: [item] });
    }
  }
  return groups.filter((group) => group.items.length > 0);
}
