import type { LexiconEntry } from '#writer/data/lexicon/lexicon-entry.ts';
import { bareAttr, chainAttrs, orderAttrs, type Quality, sticks } from './japanese-attributes.ts';
import type { Group } from './phrase-items.ts';

export type Phrase = {
  before: Quality[];
  noun: string;
  count: string;
  after: string;
  isSet: boolean;
  isBroken: boolean;
};

const NOUN_ROLES = new Set(['type', 'part', 'word', 'material', 'occasion', 'audience', 'shop', 'set']);

/** The first words of a phrase; a leading "sem", "com" or "para" must not get lost. */
export function openPhrase(group: Group): Phrase {
  const phrase: Phrase = { before: [], noun: '', count: '', after: '', isSet: false, isBroken: false };
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
  if (
    entry.role === 'audience' ||
    entry.role === 'occasion' ||
    entry.role === 'material' ||
    entry.slug === 'included'
  ) {
    phrase.before.push({ attr: entry.attr, label: entry.ja });
    return phrase.noun;
  }
  return `${phrase.noun}・${entry.ja}`;
}

export function attach(phrase: Phrase, link: string, group: Group): void {
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
      else phrase.before.push(link === 'ate' ? { attr: `${item.ja}までの`, label: `${item.ja}まで` } : qualityOf(item));
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
  // "com foto", "com criança": we know the word but not what it does here.
  if (link === 'com' && (entry.role === 'occasion' || entry.role === 'audience')) phrase.isBroken = true;
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

export function qualityOf(item: Group['items'][number]): Quality {
  if (item.kind === 'entry') return { attr: item.entry.attr, label: item.entry.ja };
  return { attr: item.kind === 'kept' ? item.ja : `${item.ja}の`, label: item.ja };
}

export function closePhrase(phrase: Phrase): string {
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
