import type { Bilingual } from '#domain/text/bilingual.ts';
import type { ReplyLine, ReplyTemplate, Slot } from './reply-types.ts';

/** A template as it is written: a text has each line in Japanese and, under it, in Portuguese. */
type Written = Pick<ReplyTemplate, 'id' | 'name' | 'hint' | 'slots'> & {
  order?: ReplyTemplate['order'];
  text: string;
  /** One thing a line. */
  never: string;
};

const GREETING: ReplyLine = { ja: '{{customerName}} 様', pt: 'Sr./Sra. {{customerName}}' };

/** A mail: the first line of its text is the subject. */
export function mail(farewell: 'warm' | 'plain', { text, never, order = [], ...template }: Written): ReplyTemplate {
  const [subject, ...bodyLines] = linesFrom(text);
  const lines = [GREETING, ...bodyLines];
  return { ...template, channel: 'private', subject, lines, farewell, order, never: never.split('\n') };
}

/** A reply that everybody can read. */
export const publicReply = ({ text, never, ...template }: Written): ReplyTemplate => ({
  ...template,
  channel: 'public',
  lines: linesFrom(text),
  order: [],
  never: never.split('\n'),
});

/** "[slot: value, value] …" is said only with one of these values, "[slot: not value] …" with any other. */
const CONDITIONAL = /^\[(\w+): (not )?(.+?)\] (.+)$/;

function linesFrom(text: string): ReplyLine[] {
  const rows = text.trim().split('\n');
  return rows.flatMap((ja, at) => (at % 2 === 0 ? [lineFrom(ja, rows[at + 1] ?? '')] : []));
}

function lineFrom(written: string, pt: string): ReplyLine {
  const [, slot, not, values = '', ja = ''] = CONDITIONAL.exec(written) ?? [];
  if (!slot) return { ja: written, pt };
  return { ja, pt, when: not ? { slot, isNot: values } : { slot, is: values.split(', ') } };
}

export const text = (id: string, label: string, hint?: string): Slot => ({
  id,
  label,
  kind: 'text',
  ...(hint && { hint }),
});
export const link = (id: string, label: string): Slot => ({ id, label, kind: 'link' });
export const money = (id: string, label: string): Slot => ({ id, label, kind: 'money' });
export const whole = (id: string, label: string, most: number): Slot => ({
  id,
  label,
  kind: 'whole',
  most,
});
/** `withYear`: a legal notice must give the year. */
export const date = (id: string, label: string, when: 'future' | 'past', withYear?: true): Slot => ({
  id,
  label,
  kind: 'date',
  when,
  ...(withYear && { withYear }),
});

const cells = (options: string): string[][] =>
  options
    .trim()
    .split(/\n| \|\| /)
    .map((option) => option.split(' | '));

/** Options as "value | Japanese | Portuguese", on lines of their own or between "||". */
export const choice = (id: string, label: string, options: string): Slot => ({
  id,
  label,
  kind: 'choice',
  options: cells(options).map(([value = '', ja = '', pt = '']) => ({ value, ja, pt })),
});
/** Phrases as "Japanese | Portuguese". */
export const phrase = (id: string, label: string, options: string): Slot => ({
  id,
  label,
  kind: 'phrase',
  options: cells(options).map(([ja = '', pt = '']): Bilingual => ({ ja, pt })),
});
export const yesNo = (id: string, label: string): Slot => choice(id, label, 'sim | はい | sim || nao | いいえ | não');

export const inOrder = (first: string, second: string, canEqual: boolean, problem: string) => ({
  first,
  second,
  canEqual,
  problem,
});
