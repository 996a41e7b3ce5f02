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
  return [
    ...pairs.flatMap((pair) => comparePair(pair, { allOwn, allTheirs, ownCodes, theirCodes })),
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

type Known = { allOwn: string; allTheirs: string; ownCodes: ReadonlySet<string>; theirCodes: ReadonlySet<string> };

function comparePair({ source, target }: Pair, known: Known): Finding[] {
  if (!target) return [];
  const lost = (source?.codes ?? []).filter(
    ({ code }) => !known.theirCodes.has(code) && !hasCode(known.allTheirs, code),
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
    ...(source ? misspelt(source, target, known) : []),
  ];
}

/** SUS304 for "inox 304", 3D: digits that the seller wrote. */
function isKnownNumber(raw: string, squashed: string): boolean {
  const digits = /\d{2,}/.exec(raw)?.[0];
  return digits !== undefined && squashed.includes(digits) && !/^ip/i.test(raw);
}

const NAME = /(?<![A-Za-zÀ-ÿ])[A-ZÀ-Ý][A-Za-zÀ-ÿ'’&-]{3,30}/g;
const MOST_NAMES = 30;

/** A name of the source with one or two letters changed. */
function misspelt(source: Piece, target: Piece, { allOwn, allTheirs }: Known): Finding[] {
  const strangers = (target.text.match(NAME) ?? []).filter((name) => !hasCode(allOwn, name)).slice(0, MOST_NAMES);
  if (strangers.length === 0) return [];
  const names = (source.text.match(NAME) ?? []).filter((name) => !hasCode(allTheirs, name)).slice(0, MOST_NAMES);
  return strangers.flatMap((stranger) => {
    const name = names.find((own) => isNear(own.toLowerCase(), stranger.toLowerCase()));
    return name === undefined
      ? []
      : [
          {
            code: 'code_changed' as const,
            excerpt: stranger,
            sentence: target.text,
            message: `No seu texto está ${quote(name)}; aqui está ${quote(stranger)}.`,
          },
        ];
  });
}

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
