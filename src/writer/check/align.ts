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
const SMALLEST_BAND = 10;
const LARGEST_BAND = 30;

/** Pairs in the order of the source: by numbers, codes and known words first, then by length. */
export function alignSentences(source: Reading, target: Reading): Pair[] {
  const [own, other] = [source.pieces, target.pieces];
  const ratio = lengthOf(other) / Math.max(1, lengthOf(own));
  const beads = findBeads(own, other, Math.min(1.2, Math.max(0.2, ratio)));
  const pairs = beads.map(([from, fromCount, to, toCount]) => ({
    source: own.slice(from, from + fromCount),
    target: other.slice(to, to + toCount),
  }));
  return joinLeft(pairMoved(pairs), ratio).map((pair) => ({
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

type Bead = readonly [from: number, fromCount: number, to: number, toCount: number];

/** The cheapest way through both texts, looked for near the diagonal alone so that the work grows with the length. */
function findBeads(own: readonly Piece[], other: readonly Piece[], ratio: number): Bead[] {
  const [rows, columns] = [own.length, other.length];
  const slope = columns / Math.max(1, rows);
  const band = Math.min(LARGEST_BAND, SMALLEST_BAND + Math.abs(rows - columns) + Math.ceil(slope));
  const width = 2 * band + 1;
  const place = (row: number, column: number) => {
    const offset = column - Math.round(row * slope) + band;
    return row < 0 || column < 0 || offset < 0 || offset >= width ? -1 : row * width + offset;
  };
  const keysUpTo = [0];
  for (const piece of own) keysUpTo.push((keysUpTo.at(-1) ?? 0) + Math.min(MOST_KEYS, strongKeys(piece).length));
  const costOf = measure(own, other, ratio, place, (rows + 1) * width);
  const cost = new Float64Array((rows + 1) * width).fill(Number.POSITIVE_INFINITY);
  const step = new Int8Array((rows + 1) * width).fill(-1);
  cost[place(0, 0)] = 0;
  for (let row = 0; row <= rows; row += 1) {
    const middle = Math.round(row * slope);
    const last = Math.min(columns, middle + band);
    for (let column = Math.max(0, middle - band); column <= last; column += 1) {
      const here = place(row, column);
      for (let kind = 0; kind < BEADS.length; kind += 1) {
        const [rowsBack = 0, columnsBack = 0, base = 0] = BEADS[kind] ?? [];
        const from = place(row - rowsBack, column - columnsBack);
        const before = (from < 0 ? undefined : cost[from]) ?? Number.POSITIVE_INFINITY;
        // What cannot become cheaper is not measured.
        const gain = MOST_WORDS + 1.5 * ((keysUpTo[row] ?? 0) - (keysUpTo[row - rowsBack] ?? 0));
        if (before + base - gain >= (cost[here] ?? 0)) continue;
        const total = before + base + costOf(row - rowsBack, rowsBack, column - columnsBack, columnsBack);
        if (total < (cost[here] ?? 0)) {
          cost[here] = total;
          step[here] = kind;
        }
      }
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
const MOST_WORDS = 6;
type CostOf = (from: number, fromCount: number, to: number, toCount: number) => number;

/** What it costs that some sentences stand for others. What two single ones share is counted once, and then added up. */
function measure(
  own: readonly Piece[],
  other: readonly Piece[],
  ratio: number,
  place: (row: number, column: number) => number,
  size: number,
): CostOf {
  const keysOf = (pieces: readonly Piece[]) => pieces.map((piece) => strongKeys(piece).slice(0, MOST_KEYS));
  const [ownKeys, otherKeys] = [keysOf(own), keysOf(other)];
  const sharedKeys = new Int16Array(size).fill(-1);
  const sharedWords = new Int16Array(size);
  const count = (row: number, column: number): number => {
    const at = place(row, column);
    if (at < 0 || (sharedKeys[at] ?? 0) >= 0) return at;
    sharedKeys[at] = countShared(ownKeys[row] ?? [], otherKeys[column] ?? []);
    sharedWords[at] = countWords(own[row]?.words, other[column]?.words);
    return at;
  };
  return (from, fromCount, to, toCount) => {
    if (fromCount === 0 || toCount === 0) return 0;
    let mine = 0;
    let theirs = 0;
    let keys = 0;
    let myKeys = 0;
    let theirKeys = 0;
    let words = 0;
    let breaks = 0;
    let orphans = 0;
    let told = 0;
    let areRich = true;
    for (let row = from; row < from + fromCount; row += 1) {
      const piece = own[row];
      mine += piece?.length ?? 0;
      myKeys += ownKeys[row]?.length ?? 0;
      if (row > from && piece?.block !== own[row - 1]?.block) breaks += 1;
      areRich &&= (piece?.words.size ?? 0) > 1;
      let shared = 0;
      for (let column = to; column < to + toCount; column += 1) {
        const at = count(row, column);
        const bothKeys = at < 0 ? 0 : (sharedKeys[at] ?? 0);
        const bothWords = at < 0 ? 0 : (sharedWords[at] ?? 0);
        keys += bothKeys;
        words += bothWords;
        shared += bothKeys + bothWords;
        if (bothKeys + bothWords > 0) told |= 1 << (column - to);
      }
      if (shared === 0) orphans += 1;
    }
    for (let column = to; column < to + toCount; column += 1) {
      const piece = other[column];
      theirs += piece?.length ?? 0;
      theirKeys += otherKeys[column]?.length ?? 0;
      if (column > to && piece?.block !== other[column - 1]?.block) breaks += 1;
      areRich &&= (piece?.words.size ?? 0) > 1;
      if ((told & (1 << (column - to))) === 0) orphans += 1;
    }
    keys = Math.min(keys, myKeys, theirKeys);
    const stretch = Math.log((theirs + 5) / (mine * ratio + 5)) / SPREAD;
    return (
      (stretch * stretch) / 2 +
      0.8 * breaks +
      (fromCount + toCount > 2 ? 1.5 * orphans : 0) +
      (keys + words === 0 && areRich ? 1.5 : 0) +
      0.7 * (myKeys + theirKeys - 2 * keys) -
      1.5 * keys -
      Math.min(MOST_WORDS, words)
    );
  };
}

function countWords(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): number {
  let shared = 0;
  if (one && other && other.size > 0) for (const word of one) if (other.has(word)) shared += 1;
  return shared;
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

/** A sentence that nothing translates belongs to its neighbour in the same line where both together fit better. */
function joinLeft(groups: readonly Group[], ratio: number): Group[] {
  const joined: Group[] = [];
  const misfit = (group: Group) =>
    Math.abs(Math.log((lengthOf(group.target) + 5) / (lengthOf(group.source) * ratio + 5)));
  const isNear = (one: readonly Piece[], other: readonly Piece[]) =>
    one.length === 0 || other.length === 0 || one.at(-1)?.block === other[0]?.block;
  for (const group of groups) {
    const last = joined.at(-1);
    const isAlone = group.source.length === 0 || group.target.length === 0;
    const wasAlone = last !== undefined && (last.source.length === 0) !== (last.target.length === 0);
    if (last && isAlone !== wasAlone && isNear(last.source, group.source) && isNear(last.target, group.target)) {
      const both = { source: [...last.source, ...group.source], target: [...last.target, ...group.target] };
      const whole = isAlone ? last : group;
      if (whole.source.length <= 2 && whole.target.length <= 2 && misfit(both) < misfit(whole)) {
        joined[joined.length - 1] = both;
        continue;
      }
    }
    joined.push(group);
  }
  return joined;
}

/** Items of a list that stand in another order: what found nothing alike at its place is looked for elsewhere. */
function pairMoved(groups: readonly Group[]): Group[] {
  const isLoose = (piece: Piece, others: readonly Piece[]) => others.every((other) => likeness(piece, other) <= 0);
  const places = new Map<string, Piece[]>();
  const home = new Map<Piece, Group>();
  for (const group of groups)
    for (const piece of group.target.filter((one) => isLoose(one, group.source))) {
      home.set(piece, group);
      for (const key of allKeys(piece)) {
        const list = places.get(key) ?? [];
        if (list.length < MOST_PLACES) places.set(key, [...list, piece]);
      }
    }
  const found = new Map<Piece, Piece>();
  const taken = new Set<Piece>();
  for (const group of groups)
    for (const piece of group.source.filter((one) => isLoose(one, group.target))) {
      const candidates = [...new Set(allKeys(piece).flatMap((key) => places.get(key) ?? []))];
      const best = candidates
        .filter((candidate) => home.get(candidate) !== group && !taken.has(candidate))
        .map((candidate) => ({ candidate, score: likeness(piece, candidate) }))
        .sort((one, other) => other.score - one.score)[0];
      if (!best || best.score < 1) continue;
      found.set(piece, best.candidate);
      taken.add(best.candidate);
    }
  if (found.size === 0) return [...groups];
  return groups.flatMap(({ source, target }) => {
    const left = {
      source: source.filter((piece) => !found.has(piece)),
      target: target.filter((piece) => !taken.has(piece)),
    };
    const moved = source.flatMap((piece) => {
      const place = found.get(piece);
      return place ? [{ source: [piece], target: [place] }] : [];
    });
    return [...(left.source.length + left.target.length > 0 ? [left] : []), ...moved];
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
