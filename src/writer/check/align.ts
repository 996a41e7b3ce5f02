import { joinPieces, type Piece, type Reading, valueKeys } from './reading.ts';

/** What of the source a stretch of the target translates; one of them is missing where nothing does. */
export type Pair = {
  source: Piece | undefined;
  target: Piece | undefined;
  /** The sentences one by one. */
  sources: readonly Piece[];
  targets: readonly Piece[];
};

/** Sentences that may stand for one, and what each way costs before anything is compared. */
const BEADS: readonly (readonly [source: number, target: number, cost: number])[] = [
  [1, 1, 0],
  [1, 0, 4],
  [0, 1, 5.5],
  [2, 1, 2],
  [1, 2, 2],
  [2, 2, 4],
  [3, 1, 3.5],
  [1, 3, 3.5],
  [4, 1, 5],
  [1, 4, 5],
];
const SMALLEST_BAND = 12;
const LARGEST_BAND = 60;

type Item = { length: number; block: number; keys: readonly string[]; words: readonly string[] };

/** Pairs in the order of the source: by numbers, codes and known words first, then by length. */
export function alignSentences(source: Reading, target: Reading): Pair[] {
  const [own, other] = [source.pieces, target.pieces];
  const ratio = lengthOf(other) / Math.max(1, lengthOf(own));
  const beads = findBeads(own.map(toItem), other.map(toItem), Math.min(1.2, Math.max(0.2, ratio)));
  const pairs = beads.map(([from, fromCount, to, toCount]) => ({
    source: own.slice(from, from + fromCount),
    target: other.slice(to, to + toCount),
  }));
  return pairMoved(pairs).map((pair) => ({
    source: joinPieces(source, pair.source),
    target: joinPieces(target, pair.target),
    sources: pair.source,
    targets: pair.target,
  }));
}

const lengthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { length }) => sum + length, 0);

const MOST_KEYS = 40;
const strongKeys = ({ amounts, codes }: Piece): string[] => [
  ...amounts.filter(({ soft }) => !soft).flatMap(valueKeys),
  ...codes.map(({ code }) => code),
];
const toItem = (piece: Piece): Item => ({
  length: piece.length,
  block: piece.block,
  keys: strongKeys(piece).slice(0, MOST_KEYS),
  words: [...piece.words].slice(0, MOST_KEYS),
});

type Bead = readonly [from: number, fromCount: number, to: number, toCount: number];

/** The cheapest way through both texts, looked for near the diagonal alone so that the work grows with the length. */
function findBeads(own: readonly Item[], other: readonly Item[], ratio: number): Bead[] {
  const [rows, columns] = [own.length, other.length];
  const slope = columns / Math.max(1, rows);
  const band = Math.min(LARGEST_BAND, SMALLEST_BAND + Math.abs(rows - columns) + Math.ceil(slope));
  const width = 2 * band + 1;
  const cost = new Float64Array((rows + 1) * width).fill(Number.POSITIVE_INFINITY);
  const step = new Int8Array((rows + 1) * width).fill(-1);
  const place = (row: number, column: number) => {
    const offset = column - Math.round(row * slope) + band;
    return row < 0 || column < 0 || offset < 0 || offset >= width ? -1 : row * width + offset;
  };
  cost[place(0, 0)] = 0;
  for (let row = 0; row <= rows; row += 1) {
    const middle = Math.round(row * slope);
    for (let column = Math.max(0, middle - band); column <= Math.min(columns, middle + band); column += 1) {
      const here = place(row, column);
      BEADS.forEach(([rowsBack, columnsBack, base], kind) => {
        const from = place(row - rowsBack, column - columnsBack);
        const before = from < 0 ? Number.POSITIVE_INFINITY : (cost[from] ?? Number.POSITIVE_INFINITY);
        if (before === Number.POSITIVE_INFINITY) return;
        const total =
          before + base + compare(own, row - rowsBack, rowsBack, other, column - columnsBack, columnsBack, ratio);
        if (total < (cost[here] ?? 0)) {
          cost[here] = total;
          step[here] = kind;
        }
      });
    }
  }
  const beads: Bead[] = [];
  let [row, column] = [rows, columns];
  while (row > 0 || column > 0) {
    const at = place(row, column);
    const [rowsBack, columnsBack] = BEADS[at < 0 ? -1 : (step[at] ?? -1)] ?? [row > 0 ? 1 : 0, column > 0 ? 1 : 0];
    row -= rowsBack;
    column -= columnsBack;
    beads.push([row, rowsBack, column, columnsBack]);
  }
  return beads.reverse();
}

const SPREAD = 0.45;

function compare(
  own: readonly Item[],
  from: number,
  fromCount: number,
  other: readonly Item[],
  to: number,
  toCount: number,
  ratio: number,
): number {
  if (fromCount === 0 || toCount === 0) return 0;
  const [mine, theirs] = [collect(own, from, fromCount), collect(other, to, toCount)];
  const stretch = Math.log((theirs.length + 5) / (mine.length * ratio + 5)) / SPREAD;
  const sharedKeys = countShared(mine.keys, theirs.keys);
  const sharedWords = Math.min(6, countShared(mine.words, theirs.words));
  const apart = mine.keys.length + theirs.keys.length - 2 * sharedKeys;
  const isUnlike = sharedKeys + sharedWords === 0 && mine.words.length > 1 && theirs.words.length > 1 ? 1.5 : 0;
  const orphans =
    fromCount + toCount > 2 ? countOrphans(own, from, fromCount, theirs) + countOrphans(other, to, toCount, mine) : 0;
  return (
    1.5 * orphans +
    (stretch * stretch) / 2 +
    mine.breaks +
    theirs.breaks +
    isUnlike +
    0.7 * apart -
    1.5 * sharedKeys -
    sharedWords
  );
}

/** Of several that stand for one, those that share nothing with it. */
function countOrphans(items: readonly Item[], from: number, count: number, whole: Item): number {
  if (count === 1) return 0;
  return items
    .slice(from, from + count)
    .filter(
      ({ keys, words }) =>
        !keys.some((key) => whole.keys.includes(key)) && !words.some((word) => whole.words.includes(word)),
    ).length;
}

/** Several items as one; across the end of a line they seldom belong together. */
function collect(items: readonly Item[], from: number, count: number): Item & { breaks: number } {
  const first = items[from] ?? { length: 0, block: 0, keys: [], words: [] };
  if (count === 1) return { ...first, breaks: 0 };
  const list = items.slice(from, from + count);
  return {
    length: list.reduce((sum, { length }) => sum + length, 0),
    block: first.block,
    breaks: list.filter(({ block }, at) => at > 0 && block !== list[at - 1]?.block).length * 0.8,
    keys: list.flatMap(({ keys }) => keys),
    words: [...new Set(list.flatMap(({ words }) => words))],
  };
}

function countShared(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const left = [...other];
  let shared = 0;
  for (const key of one) {
    const at = left.indexOf(key);
    if (at < 0) continue;
    left[at] = '';
    shared += 1;
  }
  return shared;
}

type Group = { source: readonly Piece[]; target: readonly Piece[] };
const MOST_PLACES = 8;

/** Items of a list that stand in another order: what found nothing alike at its place is looked for elsewhere. */
function pairMoved(groups: readonly Group[]): Group[] {
  const isLoose = ({ source, target }: Group) =>
    source.length <= 1 && target.length <= 1 && likeness(source[0], target[0]) <= 0;
  const loose = groups.filter(isLoose);
  const places = new Map<string, Piece[]>();
  for (const { target } of loose)
    for (const key of target[0] ? allKeys(target[0]) : []) {
      const list = places.get(key) ?? [];
      if (list.length < MOST_PLACES && target[0]) places.set(key, [...list, target[0]]);
    }
  const found = new Map<Piece, Piece>();
  const taken = new Set<Piece>();
  for (const { source, target } of loose) {
    const piece = source[0];
    if (!piece) continue;
    const candidates = new Set(allKeys(piece).flatMap((key) => places.get(key) ?? []));
    const best = [...candidates]
      .filter((candidate) => candidate !== target[0] && !taken.has(candidate))
      .map((candidate) => ({ candidate, score: likeness(piece, candidate) }))
      .sort((one, other) => other.score - one.score)[0];
    if (!best || best.score < 1) continue;
    found.set(piece, best.candidate);
    taken.add(best.candidate);
  }
  if (found.size === 0) return [...groups];
  return groups.flatMap((group) => {
    if (!isLoose(group)) return [group];
    const [piece, place] = [group.source[0], group.target[0]];
    const moved = piece && found.get(piece);
    const left = place && !taken.has(place) ? [place] : [];
    if (moved)
      return [{ source: group.source, target: [moved] }, ...(left.length > 0 ? [{ source: [], target: left }] : [])];
    return group.source.length + left.length > 0 ? [{ source: group.source, target: left }] : [];
  });
}

const allKeys = (piece: Piece): string[] => [...strongKeys(piece).slice(0, MOST_KEYS), ...piece.words];

/** Shared numbers, codes and words, less the numbers that differ. */
function likeness(one: Piece | undefined, other: Piece | undefined): number {
  if (!one || !other) return 0;
  const [own, theirs] = [strongKeys(one).slice(0, MOST_KEYS), strongKeys(other).slice(0, MOST_KEYS)];
  const shared = countShared(own, theirs);
  const apart = Math.max(own.length, theirs.length) - shared;
  return 2 * shared - apart + countShared([...one.words], [...other.words]);
}
