import { type Flag, flagsAt, flagsByLine } from './place-warnings.ts';
import { isWaiting, linesOf, type Place, type Result, textAt } from './result.ts';

/** A sentence of the translation, or a text of another field, with its state for the check before publishing. */
export type Point = { id: string; state: 'fine' | 'fact' | 'law' };

/** The only field shown sentence by sentence. */
const BY_SENTENCE = 'translation';

export const pointId = ({ field, index }: Place, line = 0): string => `ponto-${field}-${index}-${line}`;

/**
 * All points of a result, in reading order. Names of reviewers do not count as texts, nor sentences without Japanese;
 * beside the sentences of a translation, its other texts count only where there is something to look at.
 */
export function pointsOf(result: Result, source: string): Point[] {
  return Object.entries(result.texts).flatMap(([field, items]) => {
    if (field === 'names') return [];
    const points = items.flatMap((_, index) => pointsAt(result, { field, index }, source));
    const isBeside = field !== BY_SENTENCE && BY_SENTENCE in result.texts;
    return isBeside ? points.filter(({ state }) => state !== 'fine') : points;
  });
}

function pointsAt(result: Result, place: Place, source: string): Point[] {
  if (place.field !== BY_SENTENCE) {
    // What a ready-made title asks for is told beneath it, with another wording.
    const flags = flagsAt(result, place).filter(({ isHint }) => !isHint || place.field !== 'titles');
    return textAt(result, place) === '' ? [] : [{ id: pointId(place), state: stateOf(flags) }];
  }
  const { lines, rest } = flagsByLine(result, place, source);
  const points = linesOf(result, place, source).flatMap(({ sentence }, at) =>
    isWaiting(sentence) ? [] : [{ id: pointId(place, at), state: stateOf(lines[at] ?? []) }],
  );
  return stateOf(rest) === 'fine' ? points : [...points, { id: pointId(place, lines.length), state: stateOf(rest) }];
}

function stateOf(flags: readonly Flag[]): Point['state'] {
  const open = flags.filter(({ isSettled }) => !isSettled);
  if (open.some(({ tone }) => tone === 'fact')) return 'fact';
  return open.length > 0 ? 'law' : 'fine';
}
