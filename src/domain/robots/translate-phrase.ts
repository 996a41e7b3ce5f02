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

/** An attribute before a noun, and how the same quality reads when it stands alone. */
type Quality = { attr: string; label: string };
type Group = { link: string; afterComma: boolean; items: Exclude<Item, { kind: 'link' | 'unknown' }>[] };

const ARTICLES = new Set([
  'a',
  'o',
  'um',
  'uma',
  'seu',
  'sua',
  'este',
  'esta',
  'esse',
  'essa',
  'muito',
  'super',
  'bem',
  'ser',
  'tipo',
  'voce',
  'cada',
  'ao',
]);
const LINKS = new Set([
  'de',
  'da',
  'do',
  'em',
  'na',
  'no',
  'para',
  'pra',
  'com',
  'sem',
  'e',
  'ou',
  'que',
  'por',
  'ate',
  'nas',
  'nos',
  'das',
  'dos',
]);
const NOUN_ROLES = new Set(['type', 'part', 'word', 'material', 'occasion', 'audience', 'shop', 'set']);
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

/** Japanese noun phrase, or undefined as soon as one word of the text is not known. */
export function translatePhrase(text: string, context: ReadonlySet<string>): string | undefined {
  const items = itemsOf(text, context);
  if (items.some(({ kind }) => kind === 'unknown')) return undefined;
  if (items.every(({ kind }) => kind === 'link'))
    return tokenize(text).some(({ kind }) => kind !== 'word') ? undefined : '';
  const sizes = sizeList(text);
  if (sizes) return sizes;
  return writeGroups(groupsOf(items));
}

/** "P, M, G e GG" and "34 ao 44". */
function sizeList(text: string): string | undefined {
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

function groupsOf(items: readonly Item[]): Group[] {
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

type Phrase = { before: Quality[]; noun: string; count: string; after: string; isSet: boolean };

const LISTED_ROLES = new Set(['occasion', 'audience', 'material', 'word', 'part', 'colour', 'type']);

function writeGroups(groups: readonly Group[]): string | undefined {
  const phrases: Phrase[] = [];
  let target: Phrase | undefined;
  let hanging = { link: '', role: '' };
  for (const [index, group] of groups.entries()) {
    target = group.afterComma ? phrases[0] : target;
    if (!target) {
      target = openPhrase(group);
      phrases.push(target);
      hanging = hangingOf(group, group.link);
    } else if (group.link !== ',') {
      attach(target, group.link, group);
      hanging = hangingOf(group, group.link);
    } else if (continues(hanging, group, groups[index + 1])) {
      attach(target, hanging.link, group);
    } else if (isOnlyModifiers(group) && target.noun !== '' && phrases.length === 1) {
      target.before.push(...group.items.map(qualityOf));
    } else {
      target = openPhrase(group);
      phrases.push(target);
      hanging = hangingOf(group, '');
    }
  }
  return phrases.length > 1 && phrases.some(isWholeSentence) ? undefined : joinPhrases(phrases);
}

function continues(hanging: { link: string; role: string }, group: Group, next: Group | undefined): boolean {
  const role = roleOf(group.items[0]);
  if (hanging.link === '' || role === '' || startsOwnPhrase(group, next)) return false;
  return role === hanging.role || (/^pr?a(?:ra)?$/.test(hanging.link) && role !== 'part' && hanging.role !== '');
}

/** "para academia, trilha e viagem": what follows the comma hangs on the same word while it is of the same kind. */
function hangingOf(group: Group, link: string): { link: string; role: string } {
  const last = group.items.at(-1);
  if (last?.kind === 'entry' && last.entry.role === 'feature' && last.entry.pt.startsWith('com '))
    return { link: 'com', role: 'part' };
  return { link: link === 'que' ? '' : link, role: roleOf(group.items[0]) };
}

/** "para lápis, caixa com 24 unidades": a product with words of its own does not hang on "para". */
function startsOwnPhrase(group: Group, next: Group | undefined): boolean {
  return roleOf(group.items[0]) === 'type' && next !== undefined && (next.link === 'com' || next.link === 'de');
}

function roleOf(item: Group['items'][number] | undefined): string {
  return item?.kind === 'entry' && LISTED_ROLES.has(item.entry.role) ? item.entry.role : '';
}

/** A fixed sentence of the shop cannot be part of a list. */
function isWholeSentence({ noun, before }: Phrase): boolean {
  return /(?:です|ます|ません|ください)$/.test(noun) && before.length === 0;
}

/** Qualities alone are chained (軽量で、持ち運びしやすい), anything else is listed. */
function joinPhrases(phrases: readonly Phrase[]): string | undefined {
  if (phrases.some(({ noun, before }) => /(?:です|ます|ません|ください)$/.test(noun) && before.length > 0))
    return undefined;
  const qualities = phrases.flatMap(({ before }) => before.map(({ attr }) => attr));
  const areQualities = phrases.every(
    ({ noun, after, before }) => noun === '' && after === '' && before.every(({ attr }) => /[なるい]$/.test(attr)),
  );
  if (areQualities && qualities.length > 1) {
    return qualities
      .map((attr, index) => (index < qualities.length - 1 ? toConnective(attr) : bareAttr(attr)))
      .join('');
  }
  return phrases.map(closePhrase).join('、');
}

function isOnlyModifiers(group: Group): boolean {
  return group.items.every(
    (item) => item.kind === 'entry' && ['feature', 'colour', 'pattern'].includes(item.entry.role),
  );
}

/** The first words of a phrase; a leading "sem", "com" or "para" must not get lost. */
function openPhrase(group: Group): Phrase {
  const phrase: Phrase = { before: [], noun: '', count: '', after: '', isSet: false };
  if (/^(?:sem|com|para|pra)$/.test(group.link)) {
    attach(phrase, group.link, group);
    return phrase;
  }
  for (const item of group.items) {
    if (item.kind === 'entry' && item.entry.role === 'set') phrase.isSet = true;
    else if (item.kind === 'entry' && NOUN_ROLES.has(item.entry.role))
      phrase.noun = phrase.noun === '' ? item.entry.ja : mergeNouns(phrase, item.entry);
    else if (item.kind === 'kept') phrase.noun += item.ja;
    else if (item.kind === 'number') addNumber(phrase, item.ja);
    else if (item.kind === 'measure' && item.isPieces) phrase.after += item.ja;
    else phrase.before.push(qualityOf(item));
  }
  return phrase;
}

/** "camiseta feminina": the second noun says for whom or for what. */
function mergeNouns(phrase: Phrase, entry: LexiconEntry): string {
  if (entry.role === 'audience' || entry.role === 'occasion' || entry.role === 'material') {
    phrase.before.push({ attr: entry.attr, label: entry.ja });
    return phrase.noun;
  }
  return `${phrase.noun}・${entry.ja}`;
}

function attach(phrase: Phrase, link: string, group: Group): void {
  if (link === 'sem') {
    const missing = group.items.map((item) => (item.kind === 'entry' ? item.entry.ja : item.ja)).join('');
    phrase.before.push({ attr: `${missing}なしの`, label: `${missing}なし` });
    return;
  }
  let count = '';
  group.items.forEach((item, index) => {
    if (item.kind === 'number') {
      if (index > 0) numberLast(phrase, item.ja);
      else count = item.ja;
    } else if (item.kind === 'measure') {
      if (item.isPieces) phrase.after += item.ja;
      else phrase.before.push(qualityOf(item));
    } else if (item.kind === 'kept') {
      phrase.before.push({ attr: `${item.ja}用の`, label: item.ja });
    } else if (isTheNoun(phrase, link, item.entry)) {
      phrase.noun = item.entry.ja;
      phrase.count = count;
    } else {
      attachEntry(phrase, link, item.entry, count, index > 0);
      count = '';
    }
  });
  if (count !== '' && phrase.noun === '') phrase.count = count;
}

/** "kit de potes", "kit com 3 potes": the noun of the phrase comes after the small word. */
function isTheNoun(phrase: Phrase, link: string, entry: LexiconEntry): boolean {
  const binds = /^d[eoa]$/.test(link) || (link === 'com' && phrase.isSet);
  return binds && phrase.noun === '' && NOUN_ROLES.has(entry.role) && entry.role !== 'material';
}

/** A quality that follows "com filtro" or "com tampa de" describes the filter or the lid: 洗えるフィルター付き. */
function attachEntry(phrase: Phrase, link: string, entry: LexiconEntry, count: string, isLater: boolean): void {
  const last = phrase.before.at(-1);
  const describesLast =
    last?.attr.endsWith('付きの') && ((isLater && link === 'com') || /^(?:d[eoa]|em|n[oa])$/.test(link));
  if (last && describesLast) {
    const attr = (entry.role === 'part' || entry.role === 'word' ? `${entry.ja}の` : entry.attr) + last.attr;
    phrase.before.splice(-1, 1, { attr, label: bareAttr(attr) });
    return;
  }
  if (last && phrase.noun === '' && /^(?:em|n[oa])$/.test(link) && (entry.role === 'part' || entry.role === 'word')) {
    const label = `${entry.ja}の${last.label}`;
    phrase.before.splice(-1, 1, { attr: `${label}の`, label });
    return;
  }
  const attr = linkedAttr(link, count === '' ? entry : { ...entry, ja: `${entry.ja}${count}個` });
  phrase.before.push({ attr, label: entry.role === 'feature' ? entry.ja : bareAttr(attr) });
}

/** "3 potes" counts, "Bluetooth 5" names. */
function addNumber(phrase: Phrase, ja: string): void {
  if (phrase.noun === '') phrase.count = ja;
  else phrase.after += ja;
}

/** "para iPhone 13": the number belongs to the word before it. */
function numberLast(phrase: Phrase, ja: string): void {
  const last = phrase.before.pop();
  if (last)
    phrase.before.push({ attr: last.attr.replace(/((?:用|付き)?の)?$/, ` ${ja}$1`), label: `${last.label} ${ja}` });
  else addNumber(phrase, ja);
}

function linkedAttr(link: string, entry: LexiconEntry): string {
  const isAdjective = ['feature', 'colour', 'pattern', 'audience', 'occasion', 'material'].includes(entry.role);
  if (link === 'com' && entry.role !== 'feature' && entry.role !== 'colour') return `${entry.ja}付きの`;
  if (isAdjective) return entry.attr;
  return link === 'para' || link === 'pra' ? `${entry.ja}用の` : `${entry.ja}の`;
}

function qualityOf(item: Group['items'][number]): Quality {
  if (item.kind === 'entry') return { attr: item.entry.attr, label: item.entry.ja };
  return { attr: item.kind === 'kept' ? item.ja : `${item.ja}の`, label: item.ja };
}

function closePhrase(phrase: Phrase): string {
  const before = [...new Map(phrase.before.map((quality) => [quality.attr, quality])).values()];
  if (phrase.noun === '') return before.map(({ label }) => label).join('・') + phrase.count + phrase.after;
  const counted = phrase.noun + (phrase.count === '' ? '' : `${phrase.count}個`);
  const noun = phrase.isSet && !counted.endsWith('セット') ? `${counted}セット` : counted;
  const ordered = orderAttrs(before.map(({ attr }) => attr));
  const loose = ordered.filter((attr) => !sticks(attr));
  // Three or more qualities before a noun are hard to read: shops put them in brackets after it.
  if (noun.endsWith('に') && before.length > 0) return `${before.map(({ label }) => label).join('、')}、${noun}`;
  if (loose.length >= 3)
    return `${ordered.filter(sticks).join('')}${noun}${phrase.after}（${loose.map(bareAttr).join('・')}）`;
  return chainAttrs(ordered) + noun + phrase.after;
}

/** Words that stick to the noun (メンズ, ミニ) come last. */
function orderAttrs(attrs: readonly string[]): string[] {
  return [...attrs.filter((attr) => !sticks(attr)), ...attrs.filter(sticks)];
}

function sticks(attr: string): boolean {
  return !/[のなるいた]$/.test(attr);
}

function chainAttrs(attrs: readonly string[]): string {
  return attrs
    .map((attr, index) => {
      const next = attrs[index + 1];
      if (next?.endsWith('製の') && attr.endsWith('製の')) return `${bareAttr(attr)}・`;
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
