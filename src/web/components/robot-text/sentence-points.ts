import type { Sentence } from '#contract/robots/shared-fields.ts';
import { type Flag, flagsAt, flagsByLine } from './place-warnings.ts';
import { isWaiting, keyOfMark, linesOf, type Mark, type Place, type Result, textAt } from './result.ts';

/** A sentence of the translation, or a text of another field, with its state for the check before publishing. */
export type Point = { id: string; state: 'fine' | 'fact' | 'law' };

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
    const flags = flagsAt(result, place);
    // What a ready-made title asks for is told beneath it, with another wording: no point to look at, nor one without.
    const open = flags.filter(({ isSettled }) => !isSettled);
    const isTold = place.field === 'titles' && open.length > 0 && open.every(({ isHint }) => isHint);
    return isTold || textAt(result, place) === '' ? [] : [{ id: pointId(place), state: stateOf(flags) }];
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

type ToConfirm = {
  said: string;
  /** Its translation; empty for a text that is no translation. */
  written: readonly Sentence[];
  /** Stored with the tick; no longer matches when the sentence or its translation changes. */
  mark: Mark;
  isConfirmed: boolean;
};

const MAX_MARKED = 4_000;

/** What the seller denies or limits, each with its sentence in the translation; not what stands there word for word. */
export function toConfirmOf({ toConfirm = [], sentences, settled }: Result): ToConfirm[] {
  const confirmed = new Set(settled?.map(keyOfMark));
  const isSame = (said: string) => sentences.some(({ source, text }) => !source && bare(text).includes(bare(said)));
  return toConfirm.flatMap((said) => {
    if (isSame(said)) return [];
    const written = sentences.filter(({ source, text }) => text !== '' && source?.includes(said));
    const sentence = [said, ...written.map(({ text }) => text)].join('\n').slice(0, MAX_MARKED);
    const mark = { code: 'to_confirm', sentence };
    return [{ said, written, mark, isConfirmed: confirmed.has(keyOfMark(mark)) }];
  });
}

const bare = (words: string): string => words.trim().replace(/[.!]$/, '').toLowerCase();
