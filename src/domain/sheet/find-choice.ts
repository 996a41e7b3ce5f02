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

type Index = { byKey: ReadonlyMap<string, Choice>; byWords: ReadonlyMap<string, Choice> };

/** Tables have hundreds of choices, and a sheet thousands of entries. */
const INDEXES = new WeakMap<readonly Choice[], Index>();

function indexOf(choices: readonly Choice[]): Index {
  const known = INDEXES.get(choices);
  if (known) return known;
  const spellings = choices.flatMap((choice) => choice.words.map((word) => [bareWords(word), choice] as const));
  // The first choice with a spelling wins.
  const index = {
    byKey: new Map(choices.map((choice) => [choice.key, choice])),
    byWords: new Map(spellings.reverse()),
  };
  INDEXES.set(choices, index);
  return index;
}

export const findChoice = <Found extends Choice>(choices: readonly Found[], words: string): Found | undefined =>
  indexOf(choices).byWords.get(bareWords(words)) as Found | undefined;

export const choiceWithKey = (choices: readonly Choice[], key: string | undefined): Choice | undefined =>
  key === undefined ? undefined : indexOf(choices).byKey.get(key);
