import { groupBy } from '#domain/group-by.ts';
import { isSure, keysOf, type ParsedSentence, type ParsedText, type Sentences, strongKeys } from './parsed-text.ts';

/** Sentences of source and target with the same meaning; one side is empty if a sentence has no counterpart. */
export type SentencePair = { sources: Sentences; targets: Sentences };

export const isOneToOne = ({ sources, targets }: SentencePair): boolean => sources.length === 1 && targets.length === 1;

/** Whether the sides of a pair have a word, number or code in common, not only their place. */
export function haveShared({ sources, targets }: SentencePair): boolean {
  const targetKeys = keysOf(targets);
  return [...keysOf(sources)].some((key) => targetKeys.has(key));
}

/** Whether a translation has every sentence, in the order of its source. */
export const areInOrder = (pairs: readonly SentencePair[]): boolean =>
  pairs.every(
    ({ sources, targets }, at) =>
      sources.length > 0 && targets.length > 0 && (targets[0]?.start ?? 0) >= (pairs[at - 1]?.targets[0]?.start ?? 0),
  );

type Group = { sources: number[]; targets: number[] };

/** Sentence pairs in source order. Sentences are matched by shared numbers, codes and words, whatever their order. */
export function alignSentences({ pieces: own }: ParsedText, { pieces: other }: ParsedText): SentencePair[] {
  const partners = findPartners(own, other);
  if (areParallel(own, other, partners))
    return own.map((source, at) => ({ sources: [source], targets: other.slice(at, at + 1) }));
  return groupLinked(own, other, partners)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ sources, targets }) => ({
      sources: sources.sort(byPlace).flatMap((at) => own[at] ?? []),
      targets: targets.sort(byPlace).flatMap((at) => other[at] ?? []),
    }));
}

const byPlace = (a: number, b: number): number => a - b;
const placeOf = ({ sources, targets }: Group): number => sources[0] ?? targets[0] ?? 0;

type Partner = { at: number; score: number };
type Partners = { ofSource: (Partner | undefined)[]; ofTarget: (Partner | undefined)[] };

const MOST_KEYS = 40;
/** A key in more sentences than this does not help to match them. */
const MOST_PLACES = 12;
const LEAST_SHARED = 0.4;
/** Minimum shared weight to join a sentence to one that has a better partner. */
const SURELY_SHARED = 1.5;

/** The keys of a sentence with their weights. */
function weightsOf(piece: ParsedSentence): Map<string, number> {
  const weights = new Map<string, number>();
  for (const key of strongKeys(piece)) if (weights.size < MOST_KEYS) weights.set(key, 3);
  for (const key of piece.words) if (weights.size < MOST_KEYS) weights.set(key, isSure(key) ? 2 : 1);
  return weights;
}

/** The sentences that have a key. */
const placesOf = (sentences: readonly ReadonlyMap<string, number>[]) =>
  groupBy(
    sentences.flatMap((weights, at) => [...weights.keys()].map((key) => ({ key, at }))),
    ({ key }) => key,
  );

/** For each sentence the best match in the other text, by shared numbers, codes and words; rare keys weigh more. */
function findPartners(own: Sentences, other: Sentences): Partners {
  const weights = own.map(weightsOf);
  const [ownPlaces, places] = [placesOf(weights), placesOf(other.map(weightsOf))];
  const partners: Partners = { ofSource: own.map(() => undefined), ofTarget: other.map(() => undefined) };
  weights.forEach((keys, at) => {
    const shared = new Map<number, number>();
    keys.forEach((weight, key) => {
      const found = places.get(key) ?? [];
      const often = Math.max(found.length, ownPlaces.get(key)?.length ?? 0);
      if (often > MOST_PLACES) return;
      for (const { at: place } of found) shared.set(place, (shared.get(place) ?? 0) + weight / often);
    });
    shared.forEach((sum, place) => {
      if (sum < LEAST_SHARED) return;
      // Of equal matches, prefers the one at a similar position in its text.
      const score = sum - 0.3 * Math.abs(at / own.length - place / other.length);
      if (score > (partners.ofSource[at]?.score ?? 0)) partners.ofSource[at] = { at: place, score };
      if (score > (partners.ofTarget[place]?.score ?? 0)) partners.ofTarget[place] = { at, score };
    });
  });
  return partners;
}

/** Both texts have the same number of sentences per line, and almost no sentence matches one in another line. */
function areParallel(own: Sentences, other: Sentences, { ofSource }: Partners): boolean {
  const isNewLine = (list: Sentences, at: number) => list[at]?.block !== list[at - 1]?.block;
  if (own.length !== other.length || own.some((_, at) => isNewLine(own, at) !== isNewLine(other, at))) return false;
  const linked = ofSource.flatMap((partner, at) => (partner ? [partner.at === at] : []));
  return linked.filter(Boolean).length >= 0.8 * linked.length;
}

type Places = (Group | undefined)[];
const LARGEST_GROUP = 6;

/** Groups matched sentences; an unmatched one is paired with unmatched ones at the same position of the other text. */
function groupLinked(own: Sentences, other: Sentences, { ofSource, ofTarget }: Partners): Group[] {
  const sources: Places = own.map(() => undefined);
  const targets: Places = other.map(() => undefined);
  const put = (group: Group) => {
    for (const at of group.sources) sources[at] = group;
    for (const at of group.targets) targets[at] = group;
  };
  const link = (source: number, target: number) => {
    const [mine, theirs] = [sources[source], targets[target]];
    if (mine !== undefined && mine === theirs) return;
    const all = {
      sources: mine?.sources.concat(theirs?.sources ?? []) ?? [...(theirs?.sources ?? []), source],
      targets: theirs?.targets.concat(mine?.targets ?? []) ?? [...(mine?.targets ?? []), target],
    };
    if (all.sources.length + all.targets.length <= LARGEST_GROUP) put(all);
  };
  ofSource.forEach((partner, at) => {
    if (partner && ofTarget[partner.at]?.at === at) link(at, partner.at);
  });
  ofSource.forEach((partner, at) => {
    if (partner && partner.score >= SURELY_SHARED) link(at, partner.at);
  });
  ofTarget.forEach((partner, at) => {
    if (partner && partner.score >= SURELY_SHARED) link(partner.at, at);
  });
  for (const isBackward of [false, true]) {
    const [mine, theirs] = [runsOf(sources, isBackward), runsOf(targets, isBackward)];
    for (const [neighbour, run] of mine) for (const group of pairRuns(run, theirs.get(neighbour))) put(group);
  }
  // An unmatched sentence next to a pair in its line may belong to the pair.
  for (const [side, list, pieces] of [['sources', sources, own] as const, ['targets', targets, other] as const])
    for (const [at, group] of list.entries()) {
      const home = group ? undefined : besideIn(list, pieces, at);
      if (home) put({ ...home, [side]: [...home[side], at] });
    }
  return [
    ...new Set([...sources, ...targets].filter((group) => group !== undefined)),
    ...sources.flatMap((group, at) => (group ? [] : [{ sources: [at], targets: [] }])),
    ...targets.flatMap((group, at) => (group ? [] : [{ sources: [], targets: [at] }])),
  ];
}

const besideIn = (list: Places, pieces: Sentences, at: number): Group | undefined =>
  [at - 1, at + 1].flatMap((place) => (pieces[place]?.block === pieces[at]?.block ? (list[place] ?? []) : []))[0];

/** Runs of unmatched sentences, by the group before them (or after them, if backward). */
function runsOf(list: Places, isBackward: boolean): Map<Group | undefined, number[]> {
  const groupBeside = [...list];
  const step = isBackward ? -1 : 1;
  for (let at = isBackward ? list.length - 1 : 0; at in list; at += step) groupBeside[at] ??= groupBeside[at - step];
  const unmatched = [...list.keys()].filter((at) => list[at] === undefined);
  return groupBy(unmatched, (at) => groupBeside[at]);
}

function pairRuns(own: readonly number[], other: readonly number[] = []): Group[] {
  const count = Math.min(own.length, other.length);
  const part = (list: readonly number[], at: number) =>
    list.slice(Math.floor((at * list.length) / count), Math.floor(((at + 1) * list.length) / count));
  return Array.from({ length: count }, (_, at) => ({ sources: part(own, at), targets: part(other, at) }));
}
