import type { Condition, Option, ProofField, Question, SectionId } from '../gate-types.ts';
import { UNKNOWN } from '../gate-types.ts';

/** Helpers for the question files. */
const YES_NO: readonly Option[] = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
  { value: UNKNOWN, label: 'Não sei' },
];

type More = { shownWhen?: Condition; help?: string };

export const optionsOf = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const yesNo = (section: SectionId, id: string, text: string, more: More = {}): Question => ({
  kind: 'choice',
  id,
  section,
  text,
  options: YES_NO,
  ...more,
});

export const choice = (
  section: SectionId,
  id: string,
  text: string,
  options: readonly Option[],
  more: More = {},
): Question => ({ kind: 'choice', id, section, text, options, ...more });

export const several = (
  section: SectionId,
  id: string,
  text: string,
  options: readonly Option[],
  more: More = {},
): Question => ({ kind: 'several', id, section, text, options, ...more });

export const number = (
  section: SectionId,
  id: string,
  text: string,
  rest: More & { min: number; max?: number; unit: string; canBeUnknown: boolean },
): Question => ({ kind: 'number', id, section, text, ...rest });

export const proof = (
  section: SectionId,
  id: string,
  text: string,
  fields: readonly ProofField[],
  shownWhen: Condition,
): Question => ({ kind: 'proof', id, section, text, fields, shownWhen });

export const is = (answer: string, ...values: string[]): Condition => ({ answer, is: values });
export const isNot = (answer: string, ...values: string[]): Condition => ({ answer, isNot: values });
export const all = (...conditions: Condition[]): Condition => ({ all: conditions });
export const any = (...conditions: Condition[]): Condition => ({ any: conditions });
