import { SIZES } from '#domain/sheet/tables/choices-use.ts';
import { INTERNATIONAL_WORDS } from '#writer/data/words/latin-words.ts';
import { foldText } from '#writer/text/fold.ts';
import type { Pair } from './align.ts';
import { hasCode, squash } from './codes.ts';
import type { Piece, Reading } from './reading.ts';
import { type Finding, quote } from './warn.ts';

/** Codes, grades, ports, addresses and names: letter by letter the same in both texts. */
export function compareCodes(
  pairs: readonly Pair[],
  source: Reading,
  target: Reading,
  names: readonly string[],
): Finding[] {
  const [allOwn, allTheirs] = [squash(source.folded), squash(target.folded)];
  const ownCodes = new Set(source.pieces.flatMap(({ codes }) => codes.map(({ code }) => code)));
  const theirCodes = new Set(target.pieces.flatMap(({ codes }) => codes.map(({ code }) => code)));
  const known = {
    allOwn,
    allTheirs,
    ownCodes,
    theirCodes,
    ownWords: latinWords(source.folded),
    theirWords: latinWords(target.folded),
  };
  return [
    ...pairs.flatMap((pair) => comparePair(pair, known)),
    ...names
      .filter((name) => /[a-z]/i.test(name) && hasCode(allOwn, name) && !hasCode(allTheirs, name))
      .map(
        (name): Finding => ({
          code: 'code_changed',
          excerpt: '',
          sentence: '',
          message: `O nome ${quote(name)} não está igual na tradução.`,
        }),
      ),
  ];
}

type Known = {
  allOwn: string;
  allTheirs: string;
  ownCodes: ReadonlySet<string>;
  theirCodes: ReadonlySet<string>;
  ownWords: ReadonlySet<string>;
  theirWords: ReadonlySet<string>;
};

const latinWords = (folded: string): ReadonlySet<string> => new Set(folded.match(/[a-z]+/g) ?? []);
const isKnownName = (words: ReadonlySet<string>, name: string): boolean =>
  (foldText(name).match(/[a-z]+/g) ?? []).every((part) => words.has(part));

function comparePair({ source, target }: Pair, known: Known): Finding[] {
  if (!target) return [];
  const lost = (source?.codes ?? []).filter(
    ({ code }) =>
      !known.theirCodes.has(code) &&
      !hasCode(known.allTheirs, code === 'p2' ? '3.5mm' : code) &&
      !(/^\d\dk$/.test(code) && target.text.includes(`${code.slice(0, 2)}金`)),
  );
  const added = target.codes.filter(
    ({ code, raw }) => !known.ownCodes.has(code) && !hasCode(known.allOwn, code) && !isKnownNumber(raw, known.allOwn),
  );
  const free = [...added];
  const changed = lost.map(({ raw }): Finding => {
    const other = free.shift();
    return {
      code: 'code_changed',
      excerpt: other?.raw ?? '',
      sentence: target.text,
      message: other
        ? `No seu texto está ${quote(raw)}; aqui está ${quote(other.raw)}.`
        : `O código ${quote(raw)} não está na tradução.`,
    };
  });
  return [
    ...changed,
    ...free.map(
      ({ raw }): Finding => ({
        code: 'fact_added',
        excerpt: raw,
        sentence: target.text,
        message: `${quote(raw)} não está no seu texto.`,
      }),
    ),
    ...(source
      ? [...misspelt(source, target, known), ...compareSizes(source, target), ...compareTypes(source, target)]
      : []),
  ];
}

/** SUS304 for "inox 304", 3D: digits that the seller wrote. */
function isKnownNumber(raw: string, squashed: string): boolean {
  const digits = /\d{2,}/.exec(raw)?.[0];
  return digits !== undefined && squashed.includes(digits) && !/^ip/i.test(raw);
}

const LATIN_NAME = /(?<![A-Za-zÀ-ÿ])[A-ZÀ-Ý][A-Za-zÀ-ÿ'’&-]{2,30}/g;
const MOST_NAMES = 30;

/** A name in Latin letters that the source has not, at best with the one that it took the place of. */
function misspelt(source: Piece, target: Piece, { ownWords, theirWords }: Known): Finding[] {
  const strangers = (target.text.match(LATIN_NAME) ?? [])
    .filter((name) => !isKnownName(ownWords, name) && !isInternational(name))
    .slice(0, MOST_NAMES);
  if (strangers.length === 0) return [];
  const names = (source.text.match(LATIN_NAME) ?? [])
    .filter((name) => !isKnownName(theirWords, name))
    .slice(0, MOST_NAMES);
  return strangers.map((stranger) => {
    const name = names.find((own) => isNear(own.toLowerCase(), stranger.toLowerCase()));
    return {
      code: 'code_changed' as const,
      excerpt: stranger,
      sentence: target.text,
      message:
        name === undefined
          ? `O nome ${quote(stranger)} não está no seu texto.`
          : `No seu texto está ${quote(name)}; aqui está ${quote(stranger)}.`,
    };
  });
}

/** Of Japanese shop texts: LED, USB, Type-C, and marks of up to three capitals. */
const isInternational = (name: string): boolean =>
  /^[A-Z]{2,3}$/.test(name) ||
  foldText(name)
    .split(/[-'&]/)
    .every((part) => INTERNATIONAL_WORDS.has(part));

/** At most two letters apart, and alike at their beginning or end. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2 || one.length < 4) return false;
  let before = 0;
  while (before < one.length && one[before] === other[before]) before += 1;
  let behind = 0;
  while (
    behind < one.length - before &&
    behind < other.length - before &&
    one.at(-1 - behind) === other.at(-1 - behind)
  )
    behind += 1;
  return Math.max(one.length, other.length) - before - behind <= 2 && before + behind >= 2;
}

const SIZE_NAMES: ReadonlyMap<string, string> = new Map(
  SIZES.flatMap(({ key, pt }) => (/^[A-Z]+$/.test(pt) ? [[pt, key] as const] : [])),
);
const JAPANESE_SIZES: Readonly<Record<string, string>> = {
  SS: 'xs',
  LL: 'xl',
  '2L': 'xl',
  '3L': 'xxl',
  '2XL': 'xxl',
  '3XL': 'xxxl',
  '4L': 'xxxl',
};
const OWN_SIZE = /(?<![A-Za-z0-9])(?:X?P{1,2}|M|X{0,2}G{1,2})(?![A-Za-z0-9/])/g;
const THEIR_SIZE = /(?<![A-Za-z0-9.])(?:X{0,3}S|SS|M|X{0,3}L|LL|[234]X?L)(?![A-Za-z0-9])/g;

/** P, M, G and GG are S, M, L and XL; compared where both sides name sizes. */
function compareSizes(source: Piece, target: Piece): Finding[] {
  if (
    !/tamanho|\btam\b|\bveste\b|numera|grade|\bmodelo (?:usa|veste|esta)/.test(source.folded) &&
    !/^\W*(?:[pmg]|pp|gg|xgg)\s?[:(-]/.test(source.folded)
  )
    return [];
  const own = [...new Set(source.text.match(OWN_SIZE) ?? [])];
  const theirs = [...new Set(target.text.normalize('NFKC').match(THEIR_SIZE) ?? [])];
  if (own.length === 0 || theirs.length === 0) return [];
  const named = new Set(theirs.map((size) => JAPANESE_SIZES[size] ?? size.toLowerCase()));
  const known = new Set(own.map((size) => SIZE_NAMES.get(size) ?? size.toLowerCase()));
  const [lost, stranger] = [
    own.find((size) => !named.has(SIZE_NAMES.get(size) ?? size.toLowerCase())),
    theirs.find((size) => !known.has(JAPANESE_SIZES[size] ?? size.toLowerCase())),
  ];
  if (lost === undefined && stranger === undefined) return [];
  return [
    {
      code: 'code_changed',
      excerpt: stranger ?? '',
      sentence: target.text,
      message: `Confira os tamanhos: no seu texto está ${quote(own.join(', '))}; aqui está ${quote(theirs.join(', '))}.`,
    },
  ];
}

const lettersOf = (folded: string, pattern: RegExp): string[] =>
  [...folded.matchAll(pattern)].map(([, letter = '']) => letter);

/** "plugue tipo A" is Aタイプ. */
function compareTypes(source: Piece, target: Piece): Finding[] {
  const own = lettersOf(source.folded, /\b(?:tipo|padrao|plugue|classe)[ -](?:de plugue )?([a-z])\b/g);
  const theirs = lettersOf(target.folded, /(?<![a-z-])([a-z])(?:タイプ|型|クラス)/g);
  if (own.length === 0 || theirs.length === 0 || theirs.some((letter) => own.includes(letter))) return [];
  const [was, is] = [own[0] ?? '', theirs[0] ?? ''].map((letter) => letter.toUpperCase());
  const message = `No seu texto está ${quote(`tipo ${was}`)}; aqui está ${quote(`${is}タイプ`)}.`;
  return [{ code: 'code_changed', excerpt: is ?? '', sentence: target.text, message }];
}
