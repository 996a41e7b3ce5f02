import type { Sentence } from '#contract/robots/shared-fields.ts';
import { type Flag, flagsAt, flagsByLine } from './place-warnings.ts';
import { isWaiting, keyOfMark, linesOf, type Mark, type Place, type Result, textAt } from './result.ts';

/** A sentence of the translation, or a text of another field, with its state for the check before publishing. */
export type Point = {
  id: string;
  state: 'fine' | 'fact' | 'law';
  /** Its warnings that are not settled. */
  open: number;
};

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
    return textAt(result, place) === '' ? [] : [pointOf(pointId(place), flagsAt(result, place))];
  }
  const { lines, rest } = flagsByLine(result, place, source);
  const points = linesOf(result, place, source).flatMap(({ sentence }, at) =>
    isWaiting(sentence) ? [] : [pointOf(pointId(place, at), lines[at] ?? [])],
  );
  const beside = pointOf(pointId(place, lines.length), rest);
  return beside.open === 0 ? points : [...points, beside];
}

function pointOf(id: string, flags: readonly Flag[]): Point {
  const open = flags.filter(({ isSettled }) => !isSettled);
  if (open.length === 0) return { id, state: 'fine', open: 0 };
  return { id, state: open.some(({ tone }) => tone === 'fact') ? 'fact' : 'law', open: open.length };
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
