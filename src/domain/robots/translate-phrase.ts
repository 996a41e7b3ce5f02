import type { LexiconEntry } from './lexicon/lexicon-entry.ts';
import { matchLexicon } from './lexicon-matcher.ts';
import { findMeasures, japaneseNumber } from './measures.ts';
import { type Token, tokenize } from './portuguese-words.ts';

/** A stretch of the phrase: something we know, a small word that binds, or something we do not know. */
type Item =
  | { kind: 'entry'; entry: LexiconEntry }
  | { kind: 'measure'; ja: string; isPieces: boolean }
  | { kind: 'number'; ja: string }
  | { kind: 'kept'; ja: string }
  | { kind: 'link'; word: string }
  | { kind: 'unknown' };

type Group = { link: string; items: Exclude<Item, { kind: 'link' | 'unknown' }>[] };

const ARTICLES = new Set(['a', 'o', 'um', 'uma', 'seu', 'sua', 'este', 'esta', 'esse', 'essa', 'muito', 'super', 'bem', 'ser', 'tipo', 'voce', 'cada', 'ao']);
const LINKS = new Set(['de', 'da', 'do', 'em', 'na', 'no', 'para', 'pra', 'com', 'sem', 'e', 'ou', 'que', 'por', 'ate', 'nas', 'nos', 'das', 'dos']);
const NOUN_ROLES = new Set(['type', 'part', 'word', 'material', 'occasion', 'audience', 'shop', 'set']);
const SIZES: Readonly<Record<string, string>> = { pp: 'XS', p: 'S', m: 'M', g: 'L', gg: 'XL', xg: 'XXL', xgg: '3XL', u: 'フリーサイズ', unico: 'フリーサイズ' };

/** Japanese noun phrase, or undefined as soon as one word of the text is not known. */
export function translatePhrase(text: string, context: ReadonlySet<string>): string | undefined {
  const items = itemsOf(text, context);
  if (items.length === 0 || items.some(({ kind }) => kind === 'unknown')) return undefined;
  const sizes = sizeList(text);
  if (sizes) return sizes;
  return writeGroups(groupsOf(items));
}

/** "P, M, G e GG" and "34 ao 44". */
function sizeList(text: string): string | undefined {
  const range = /^\s*(\d{1,3})\s*(?:ao|a|até|-)\s*(\d{1,3})\s*$/.exec(text);
  if (range) return `${range[1]}〜${range[2]}`;
  const words = text.toLowerCase().split(/[\s,/]+|\se\s/).filter((word) => word !== '' && word !== 'e' && word !== 'ao' && word !== 'do');
  const sizes = words.map((word) => SIZES[word]);
  return words.length > 0 && sizes.every((size) => size !== undefined) ? sizes.join(/\bao\b/i.test(text) ? '〜' : '・') : undefined;
}

function itemsOf(text: string, context: ReadonlySet<string>): Item[] {
  const tokens = tokenize(text);
  const measures = findMeasures(text);
  const matches = new Map(matchLexicon(tokens, context).map((match) => [match.from, match]));
  const items: Item[] = [];
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index] as Token; // index is inside the list
    const measure = measures.find(({ start, end }) => token.start >= start && token.start < end);
    const match = matches.get(index);
    if (measure) {
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
  return items;
}

function itemOfToken(token: Token, isInside: boolean): Item | undefined {
  if (token.kind === 'number') return { kind: 'number', ja: japaneseNumber(token.raw) };
  if (token.kind === 'stop') return /[,;&|()–—]/.test(token.raw) ? { kind: 'link', word: ',' } : /[®™]/.test(token.raw) ? undefined : { kind: 'unknown' };
  if (LINKS.has(token.norm)) return { kind: 'link', word: token.norm };
  if (ARTICLES.has(token.norm)) return undefined;
  const size = /^(PP|P|M|G|GG|XG|XGG)$/.test(token.raw) ? SIZES[token.raw.toLowerCase()] : undefined;
  if (size !== undefined) return { kind: 'kept', ja: size };
  // A capitalised or upper-case word inside a phrase is most often a brand or a model.
  if (isInside && /^(?:[A-Z][a-z]+[A-Z]\w*|[A-Z]{2,}|i[A-Z]\w+)$/.test(token.raw)) return { kind: 'kept', ja: token.raw };
  return { kind: 'unknown' };
}

function groupsOf(items: readonly Item[]): Group[] {
  const groups: Group[] = [];
  let link = '';
  for (const item of items) {
    if (item.kind === 'unknown') continue;
    if (item.kind === 'link') {
      link = item.word === 'e' || item.word === 'ou' || item.word === ',' ? ',' : item.word;
      groups.push({ link, items: [] });
    } else {
      const last = groups.at(-1);
      if (last) last.items.push(item);
      else groups.push({ link: '', items: [item] });
    }
  }
  return groups.filter((group) => group.items.length > 0);
}

type Phrase = { before: string[]; noun: string; count: string; after: string; isSet: boolean };

const LISTED_ROLES = new Set(['occasion', 'audience', 'material', 'word', 'part', 'colour', 'type']);

function writeGroups(groups: readonly Group[]): string {
  const phrases: Phrase[] = [];
  let lastLink = '';
  for (const group of groups) {
    const current = phrases.at(-1);
    if (!current) {
      phrases.push(openPhrase(group));
    } else if (group.link !== ',') {
      attach(current, group.link, group);
      lastLink = group.link;
    } else if (lastLink !== '' && continuesList(group)) {
      attach(current, lastLink, group);
    } else if (isOnlyModifiers(group) && current.noun !== '' && phrases.length === 1) {
      for (const item of group.items) current.before.push(attrOf(item));
    } else {
      phrases.push(openPhrase(group));
      lastLink = '';
    }
  }
  return joinPhrases(phrases);
}

/** "para academia, trilha e viagem": what follows the comma hangs on the same word. */
function continuesList(group: Group): boolean {
  return group.items.every((item) => item.kind === 'entry' && LISTED_ROLES.has(item.entry.role)) && !startsWithProduct(group);
}

function startsWithProduct(group: Group): boolean {
  const [first] = group.items;
  return first?.kind === 'entry' && (first.entry.role === 'type' || first.entry.role === 'set');
}

/** Qualities alone are chained (軽量で、持ち運びしやすい), anything else is listed. */
function joinPhrases(phrases: readonly Phrase[]): string {
  const qualities = phrases.flatMap(({ before }) => before);
  const areQualities = phrases.every(({ noun, after, before }) => noun === '' && after === '' && before.every((attr) => /[なるい]$/.test(attr)));
  if (areQualities && qualities.length > 1) {
    return qualities.map((attr, index) => (index < qualities.length - 1 ? toConnective(attr) : bareAttr(attr))).join('');
  }
  return phrases.map(closePhrase).join('、');
}

function isOnlyModifiers(group: Group): boolean {
  return group.items.every((item) => item.kind === 'entry' && ['feature', 'colour', 'pattern'].includes(item.entry.role));
}

function openPhrase(group: Group): Phrase {
  const phrase: Phrase = { before: [], noun: '', count: '', after: '', isSet: false };
  for (const item of group.items) {
    if (item.kind === 'entry' && item.entry.role === 'set') phrase.isSet = true;
    else if (item.kind === 'entry' && NOUN_ROLES.has(item.entry.role)) phrase.noun = phrase.noun === '' ? item.entry.ja : mergeNouns(phrase, item.entry);
    else if (item.kind === 'kept') phrase.noun += item.ja;
    else if (item.kind === 'number') addNumber(phrase, item.ja);
    else if (item.kind === 'measure' && item.isPieces) phrase.after += item.ja;
    else phrase.before.push(attrOf(item));
  }
  return phrase;
}

/** "camiseta feminina": the second noun says for whom or for what. */
function mergeNouns(phrase: Phrase, entry: LexiconEntry): string {
  if (entry.role === 'audience' || entry.role === 'occasion' || entry.role === 'material') {
    phrase.before.push(entry.attr);
    return phrase.noun;
  }
  return `${phrase.noun}・${entry.ja}`;
}

function attach(phrase: Phrase, link: string, group: Group): void {
  for (const item of group.items) {
    if (phrase.noun === '' && item.kind === 'entry' && NOUN_ROLES.has(item.entry.role)) {
      phrase.noun = item.entry.ja;
    } else if (item.kind === 'number') {
      addNumber(phrase, item.ja);
    } else if (item.kind === 'measure') {
      if (item.isPieces) phrase.after += item.ja;
      else phrase.before.push(`${item.ja}の`);
    } else if (item.kind === 'kept') {
      phrase.before.push(`${item.ja}用の`);
    } else {
      phrase.before.push(linkedAttr(link, item.entry));
    }
  }
}

/** "3 potes" counts, "iPhone 13" names. */
function addNumber(phrase: Phrase, ja: string): void {
  if (phrase.noun === '') phrase.count = ja;
  else phrase.after += ja;
}

function linkedAttr(link: string, entry: LexiconEntry): string {
  const isAdjective = ['feature', 'colour', 'pattern', 'audience', 'occasion', 'material'].includes(entry.role);
  if (link === 'com' && entry.role === 'feature') return entry.attr;
  if (link === 'com') return `${entry.ja}付きの`;
  if (link === 'sem') return `${entry.ja}なしの`;
  if (isAdjective) return entry.attr;
  return link === 'para' || link === 'pra' ? `${entry.ja}用の` : `${entry.ja}の`;
}

function attrOf(item: Group['items'][number]): string {
  if (item.kind === 'entry') return item.entry.attr;
  return item.kind === 'kept' ? item.ja : `${item.ja}の`;
}

function closePhrase(phrase: Phrase): string {
  const before = [...new Set(phrase.before.filter((attr) => attr !== ''))];
  if (phrase.noun === '') return before.map(bareAttr).join('・') + phrase.count + phrase.after;
  const counted = phrase.noun + (phrase.count === '' ? '' : `${phrase.count}個`);
  const noun = phrase.isSet && !counted.endsWith('セット') ? `${counted}セット` : counted;
  const ordered = orderAttrs(before);
  const loose = ordered.filter((attr) => !sticks(attr));
  // Three or more qualities before a noun are hard to read: shops put them in brackets after it.
  if (loose.length >= 3) return `${ordered.filter(sticks).join('')}${noun}${phrase.after}（${loose.map(bareAttr).join('・')}）`;
  return chainAttrs(ordered) + noun + phrase.after;
}

function sticks(attr: string): boolean {
  return !/[のなるいた]$/.test(attr);
}

/** Words that stick to the noun (メンズ, ミニ) come last. */
function orderAttrs(attrs: readonly string[]): string[] {
  return [...attrs.filter((attr) => !sticks(attr)), ...attrs.filter(sticks)];
}

function chainAttrs(attrs: readonly string[]): string {
  return attrs
    .map((attr, index) => {
      const next = attrs[index + 1];
      return next !== undefined && /[なるい]$/.test(attr) && /[なるい]$/.test(next) ? toConnective(attr) : attr;
    })
    .join('');
}

/** 軽量な → 軽量で、 滑りにくい → 滑りにくく、 調節できる → 調節でき、 */
function toConnective(attr: string): string {
  if (attr.endsWith('のある')) return attr.replace(/のある$/, 'があり、');
  if (attr.endsWith('のよい')) return attr.replace(/のよい$/, 'がよく、');
  if (attr.endsWith('する')) return attr.replace(/する$/, 'し、');
  if (attr.endsWith('る')) return attr.replace(/る$/, '、');
  if (attr.endsWith('な')) return attr.replace(/な$/, 'で、');
  return attr.replace(/い$/, 'く、');
}

/** A list of qualities without a noun: 軽量・防水. */
function bareAttr(attr: string): string {
  return attr.replace(/(?:の|な)$/, '');
}
