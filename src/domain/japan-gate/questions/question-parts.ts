import type { Condition, Option, ProofField, Question, SectionId } from '../gate-types.ts';

type More = { shownWhen?: Condition; help?: string };

/** Options as "value | label", on lines of their own or between "||". */
export const optionsFrom = (options: string): Option[] =>
  options.split(/\n| \|\| /).map((option) => {
    const [value = '', label = ''] = option.split(' | ');
    return { value, label };
  });

const withOptions =
  (kind: 'choice' | 'several') =>
  (section: SectionId, id: string, text: string, options: string, more: More = {}): Question => ({
    kind,
    id,
    section,
    text,
    options: optionsFrom(options),
    ...more,
  });
export const choice = withOptions('choice');
export const several = withOptions('several');
export const yesNo = (section: SectionId, id: string, text: string, more?: More): Question =>
  choice(section, id, text, 'sim | Sim || nao | Não || nao_sei | Não sei', more);

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
