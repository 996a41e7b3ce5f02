import { foldText } from '#domain/text/fold-text.ts';
import type { Choice } from './choice.ts';

/** Normalises a supplier's label: without accents, case, symbols and plural. */
export const foldLabel = (label: string): string =>
  foldText(label)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join(' ');

const bareWords = (words: string): string => foldLabel(words).replaceAll(/ (?:de|do|da|para)(?= )/g, '');

const INDEXES = new WeakMap<readonly Choice[], ReadonlyMap<string, Choice>>();

export function findChoice<Found extends Choice>(choices: readonly Found[], words: string): Found | undefined {
  let index = INDEXES.get(choices);
  if (!index) {
    const spellings = choices.flatMap((choice) => choice.words.map((word) => [bareWords(word), choice] as const));
    // The first choice with a spelling wins.
    index = new Map(spellings.reverse());
    INDEXES.set(choices, index);
  }
  return index.get(bareWords(words)) as Found | undefined;
}

const KEYS = new WeakMap<readonly Choice[], ReadonlyMap<string, Choice>>();

/** The choice with this key. Tables have hundreds of choices, and a sheet thousands of entries. */
export function choiceWithKey(choices: readonly Choice[], key: string | undefined): Choice | undefined {
  let byKey = KEYS.get(choices);
  if (!byKey) {
    byKey = new Map(choices.map((choice) => [choice.key, choice]));
    KEYS.set(choices, byKey);
  }
  return key === undefined ? undefined : byKey.get(key);
}
