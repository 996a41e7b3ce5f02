import type { Sentence } from '#contract/robots/shared-fields.ts';
import { isWaiting, type Place, type Result, type SettledEntry, settledKey, textAt } from './result.ts';
import { type Flag, flaggedLines, flagsAt } from './warning-flags.ts';

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
  const { lines, rest } = flaggedLines(result, place, source);
  const points = lines.flatMap(({ sentence, flags }, at) =>
    isWaiting(sentence) ? [] : [pointOf(pointId(place, at), flags)],
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
  words: string;
  /** Its translation; empty for a text that is no translation. */
  written: readonly Sentence[];
  /** Stored with the tick; no longer matches when the sentence or its translation changes. */
  settles: SettledEntry;
  isConfirmed: boolean;
};

const MAX_MARKED = 4_000;

/** What the seller denies or limits, each with its sentence in the translation; not what stands there word for word. */
export function toConfirmOf({ toConfirm = [], sentences, settled }: Result): ToConfirm[] {
  const confirmed = new Set(settled?.map(settledKey));
  const isSame = (words: string) => sentences.some(({ source, text }) => !source && bare(text).includes(bare(words)));
  return toConfirm.flatMap((words) => {
    if (isSame(words)) return [];
    const written = sentences.filter(({ source, text }) => text !== '' && source?.includes(words));
    const sentence = [words, ...written.map(({ text }) => text)].join('\n').slice(0, MAX_MARKED);
    const settles = { code: 'to_confirm', sentence };
    return [{ words, written, settles, isConfirmed: confirmed.has(settledKey(settles)) }];
  });
}

const bare = (words: string): string => words.trim().replace(/[.!]$/, '').toLowerCase();
