import { NOUNS } from '#writer/data/words/common-words.ts';
import * as words from '#writer/data/words/denial-words.ts';
import type { ReadAmount } from '#writer/text/numbers.ts';
import type { Pair } from './align.ts';
import { isSure, type Piece, valueKeys } from './reading.ts';
import { clauseFrom, clauseOf } from './says-it.ts';
import { type Finding, quote } from './warn.ts';

/** "não", "sem", "só", "exceto" and conditions of the source that the translation no longer says, or says of its own. */
/** `ratio`: how long the translation is beside its source. */
export function compareDenials(pairs: readonly Pair[], ratio: number): Finding[] {
  const found = pairs.flatMap(({ source, target }) => (source && target ? comparePair(source, target, ratio) : []));
  return withoutMoved(found).map(({ finding }) => finding);
}

type Found = { finding: Finding; isSure: boolean };

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const first = (text: string, pattern: RegExp): string => text.match(pattern)?.[0] ?? '';
const blank = (text: string, pattern: RegExp): string => text.replaceAll(pattern, (found) => ' '.repeat(found.length));

function comparePair(source: Piece, target: Piece, ratio: number): Found[] {
  const own = blank(source.folded, words.PORTUGUESE_PHRASES);
  const except = count(own, words.PORTUGUESE_EXCEPT);
  const bare = blank(own, words.PORTUGUESE_EXCEPT);
  const theirs = blank(target.text, words.JAPANESE_PHRASES);
  const isSure = [...source.words].some((word) => target.words.has(word)) || source.amounts.length > 0;
  const hasDenial = count(bare, words.PORTUGUESE_DENIALS) > 0;
  const lost = (code: 'denial_lost' | 'limit_lost', word: string): Found => ({
    finding: {
      code,
      excerpt: '',
      sentence: target.text,
      message: `O ${quote(word)} sumiu: no seu texto está ${quote(source.text)}.`,
    },
    isSure,
  });
  return [
    ...(
      lostDenial(bare, source, target, except > 0 ? blank(theirs, words.JAPANESE_EXCEPT_ALONE) : theirs) ??
      lostAtItsWord(bare, source, target, theirs, ratio)
    ).map((word) => lost('denial_lost', word)),
    ...(except > 0 && count(theirs, hasDenial ? words.JAPANESE_EXCEPT_ALONE : words.JAPANESE_EXCEPT) === 0
      ? [lost('limit_lost', first(own, words.PORTUGUESE_EXCEPT))]
      : []),
    ...LIMITS.filter(([pattern, said]) => count(own, pattern) > 0 && count(theirs, said) === 0).map(([pattern]) =>
      lost('limit_lost', first(own, pattern)),
    ),
    ...addedDenial(source, target, own, theirs).map(
      (excerpt): Found => ({
        finding: {
          code: 'denial_added',
          excerpt,
          sentence: target.text,
          message: `Aqui está uma negação (${quote(excerpt)}) que não está no seu texto: ${quote(source.text)}.`,
        },
        isSure,
      }),
    ),
  ];
}

const LIMITS: readonly (readonly [RegExp, RegExp])[] = [
  [words.PORTUGUESE_ONLY, words.JAPANESE_ONLY],
  [words.PORTUGUESE_APART, words.JAPANESE_APART],
  [words.PORTUGUESE_CONDITION, words.JAPANESE_CONDITION],
  [words.PORTUGUESE_FIRST, words.JAPANESE_FIRST],
  [words.PORTUGUESE_SHUT, words.JAPANESE_SHUT],
  [words.PORTUGUESE_HARDLY, words.JAPANESE_HARDLY],
];

function lostDenial(own: string, source: Piece, target: Piece, theirs: string): string[] | undefined {
  const qualities = count(own, words.PORTUGUESE_QUALITY);
  const lacks = count(own, words.PORTUGUESE_LACKS);
  const plain = blank(blank(own, words.PORTUGUESE_QUALITY), words.PORTUGUESE_LACKS);
  const denials = count(plain, words.PORTUGUESE_DENIALS);
  const without = count(plain, words.PORTUGUESE_WITHOUT);
  if (qualities + lacks + denials + without === 0) return undefined;
  const strong = count(theirs, words.JAPANESE_DENIALS);
  const soft = count(theirs, words.JAPANESE_WITHOUT);
  const bound = isTurnedBound(plain, source, target) ? 1 : 0;
  const kept = /\b(?:exced|ultrapass)/.test(plain) && /守|以内|まで|以下/.test(theirs) ? 1 : 0;
  const apart =
    kept || (/離[しれ]|遠ざけ/.test(theirs) && /\blonge\b|\bfora do\b|\bdistancia|\bperto\b|\bproxim/.test(plain))
      ? 1
      : 0;
  const only = count(theirs, words.JAPANESE_ONLY) > 0 && /\bnao\b.{0,60}\b(?:outr|alem|fora|mais)/.test(plain) ? 1 : 0;
  const told = strong + bound + only + apart;
  if (told === 0 && count(plain, words.PORTUGUESE_ORDERS) > 0) return [first(plain, words.PORTUGUESE_DENIALS)];
  const isNothing = told + soft === 0;
  if (isNothing && denials > 0) return [first(plain, words.PORTUGUESE_DENIALS)];
  if (isNothing && lacks > 0) return [first(own, words.PORTUGUESE_LACKS)];
  if (isNothing && without > 0 && isOfThing(plain, source)) return [first(plain, words.PORTUGUESE_WITHOUT)];
  // "não ligar sem água" denies twice.
  if (/\bnao\b[^,.;]{0,30}\bsem\b/.test(plain) && strong + soft < 2 && !/必ず|てから/.test(theirs)) return ['sem'];
  // One 〜ないでください may close a whole list, but then nothing stands affirmed that was not before.
  const isFewer = denials > 1 && strong + bound + soft < denials;
  return isFewer && count(theirs, AFFIRMED) > affirmedClauses(plain)
    ? [first(plain, words.PORTUGUESE_DENIALS)]
    : undefined;
}

/** "não exceda 2 kg" may be 2kgまで, "não indicado para menores de 3 anos" 3歳以上: the limit turns, the denial goes. */
const isTurnedBound = (plain: string, source: Piece, target: Piece): boolean =>
  [...plain.matchAll(words.PORTUGUESE_DENIALS)].some(({ index }) => {
    const [from, to] = clauseOf(plain, index);
    return source.amounts
      .filter(({ start }) => start - source.start >= from && start - source.start < to)
      .some((amount) => target.amounts.some((other) => isTurned(amount, other)));
  });

function isTurned(amount: ReadAmount, other: ReadAmount): boolean {
  if (!areSame(amount, other)) return false;
  const [own, theirs] = [amount.qualifiers, other.qualifiers];
  return own.includes('up_to') ? theirs.includes('from') : theirs.includes('up_to');
}

/** "sem perfume", "livre de BPA": without a thing; "sem ninguém em casa" has many wordings. */
const isOfThing = (plain: string, { found, text, start }: Piece): boolean =>
  [...plain.matchAll(words.PORTUGUESE_WITHOUT)].some(({ index, 0: word }) => {
    const end = index + word.length;
    const isNear = (place: number) => place >= end && place < end + 16;
    return (
      found.some((one) => isSure(one.key) && isNear(one.start - start)) ||
      /^ ?(?:d[eo] )?[A-Z]{2,6}\b/.test(text.slice(end, end + 12)) ||
      word === 'free'
    );
  });

const AFFIRMED =
  /(?<!ないで|ず|控え|避け|やめ|遠慮)ください|できます|いただけます|使えます|可能(?!性)|対応して(?:い|お)ります|対応しています|使用可|洗濯機可|(?<!不)可[、。]|しましょう|してください/g;

/** Clauses of the source that deny nothing. */
function affirmedClauses(plain: string): number {
  const clauses = plain.split(/[,;.:!]| e (?=nao|nunca|evit)| mas | porem /);
  const deny = new RegExp(`${words.PORTUGUESE_DENIALS.source}|\\bnem\\b`);
  return clauses.filter((clause) => clause.trim().length > 8 && !deny.test(clause)).length;
}

const DENIES = new RegExp(`${words.PORTUGUESE_DENIALS.source}|${words.PORTUGUESE_WITHOUT.source}|\\bnem\\b`, 'g');
const SAID_NO = new RegExp(`${words.JAPANESE_DENIALS.source}|${words.JAPANESE_WITHOUT.source}|離[しれ]|遠ざけ`);
/** A clause that ends by affirming. */
const IS_SO =
  /(?:ます|です|ました|ください|可能|[^不]可|OK|付属|付き|対応|あり|使用|配合|入り|含む|必要)[がしとけど、。！!）)／\s]*$/;
const PLACED: ReadonlySet<string> = new Set(NOUNS.map(({ key }) => key));
/** Words by which a denial is found in both languages: things, appliances, ways of washing. */
const isPlaced = (key: string): boolean => PLACED.has(key) || /^(?:place|wash|heat|food|country) /.test(key);

/** "sem perfume, não testado em animais": each denial is looked for at the word that it denies. */
function lostAtItsWord(own: string, source: Piece, target: Piece, theirs: string, ratio: number): string[] {
  const qualities = [...own.matchAll(words.PORTUGUESE_QUALITY)].map(({ index }) => index);
  for (const match of own.matchAll(DENIES)) {
    const [from, to] = clauseOf(own, match.index);
    const isHere = ({ start }: { start: number }) => start - source.start >= from && start - source.start < to;
    const isBehind = ({ start }: { start: number }) => start - source.start > match.index;
    const denied = source.amounts.filter((amount) => isHere(amount) && isBehind(amount) && !amount.soft);
    const named = source.found.filter((word) => isHere(word) && isPlaced(word.key));
    // "quando não estiver em uso" denies nothing of what stands before it.
    const isAside =
      qualities.some((place) => place === match.index) ||
      /\b(?:quando|se|caso|enquanto|que|para) $/.test(own.slice(Math.max(0, match.index - 9), match.index));
    const codes = isAside ? [] : source.codes.filter(isHere).map(({ code }) => code);
    const keys = (isAside || named.some(isBehind) ? named.filter(isBehind) : named).map(({ key }) => key);
    const places = [
      ...target.codes.filter(({ code }) => codes.includes(code)).map(({ start }) => start - target.start),
      ...(codes.length > 0
        ? []
        : target.found.filter(({ key }) => keys.includes(key)).map(({ start }) => start - target.start)),
      ...target.amounts
        .filter((other) => denied.some((amount) => areSame(amount, other)))
        .map(({ start }) => start - target.start),
    ].filter((place) => place >= 0);
    if (denied.some((amount) => target.amounts.some((other) => isTurned(amount, other)))) continue;
    const clauses = places.map((place) => clauseFrom(theirs, place));
    const names = acronyms(source.text.slice(match.index, to)).filter((name) => theirs.includes(name));
    if (names.some((name) => !SAID_NO.test(clauseFrom(theirs, theirs.indexOf(name))))) return [match[0]];
    if (clauses.some((clause) => IS_SO.test(clause)) && !clauses.some((clause) => SAID_NO.test(clause)))
      return [match[0]];
    // Of several denials the one of which nothing is told.
    const isShort = target.length < 0.8 * ratio * source.length;
    if (isShort && places.length === 0 && keys.length > 0 && count(theirs, words.JAPANESE_DENIALS) < count(own, DENIES))
      return [match[0]];
  }
  return [];
}

const areSame = (one: ReadAmount, other: ReadAmount): boolean =>
  valueKeys(one).some((key) => valueKeys(other).includes(key));

const acronyms = (text: string): string[] => text.match(/(?<![A-Za-z])[A-Z]{2,6}(?![A-Za-z])/g) ?? [];

/** A denial of the Japanese of which the words it denies stand affirmed in the source. */
function addedDenial(source: Piece, target: Piece, folded: string, theirs: string): string[] {
  if (source.length < 6) return [];
  // As many as the source has are the source's own.
  if (count(theirs, words.JAPANESE_PLAIN_DENIAL) <= count(folded, DENIES)) return [];
  const ends = [...folded.matchAll(/[.;:!?,()–—\n]| mas | porem /g)].map(({ index, 0: sign }) => index + sign.length);
  const places = [...ends, folded.length].map((end, at) => {
    const start = ends[at - 1] ?? 0;
    return { start, end, isShaded: words.PORTUGUESE_SHADE.test(folded.slice(start, end)) };
  });
  for (const { 0: denial, index } of theirs.matchAll(words.JAPANESE_PLAIN_DENIAL)) {
    const before = theirs.slice(0, index);
    const start =
      Math.max(...['。', '！', '？', '、', '（', '(', '／', '\n'].map((sign) => before.lastIndexOf(sign))) + 1;
    const keys = new Set(
      target.found
        .filter(({ key, start: at }) => at - target.start >= start && at - target.start <= index && key !== 'day')
        .map(({ key }) => key),
    );
    const same = source.found.filter(({ key }) => keys.has(key)).map((word) => word.start - source.start);
    const own = places.filter((clause) => same.some((place) => place >= clause.start && place < clause.end));
    const isAdded = own.length > 0 ? own.every(({ isShaded }) => !isShaded) : places.every(({ isShaded }) => !isShaded);
    // An order is often told by what not to do.
    const isOrder = denial === 'ないでください' && !/\b(?:podem?|permit\w+|compativ\w+|adequad\w+)\b/.test(folded);
    if (isAdded && !isOrder) return [denial];
  }
  return [];
}

/** A denial missing in one sentence and added in another is a list in another order, unless the pairs are certain. */
function withoutMoved(found: readonly Found[]): Found[] {
  const places = (code: string) => found.filter(({ finding, isSure }) => finding.code === code && !isSure);
  const [lost, added] = [places('denial_lost'), places('denial_added')];
  const moved = new Set([...lost.slice(0, added.length), ...added.slice(0, lost.length)]);
  return found.filter((one) => !moved.has(one));
}
