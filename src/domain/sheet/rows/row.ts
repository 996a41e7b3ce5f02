import type { Bilingual, FieldKind, FieldRow } from '../field-row.ts';

type Optional = 'units' | 'choices' | 'parts' | 'pattern' | 'join' | 'upTo' | 'frame' | 'appears' | 'labels';

/** A row as it is written down: lists are divided by "|" (labels) or by a space, and what the kind gives is left out. */
export type WrittenRow = Omit<FieldRow, Optional> &
  Partial<Omit<FieldRow, 'units' | 'appears' | 'labels'>> & { units?: string; appears?: string; labels?: string };

const SAME = (text: string): Bilingual => ({ ja: text, pt: text });
const WORDS = SAME('{c}');
const AMOUNT = SAME('{a}');
const PATTERNS: Readonly<Record<FieldKind, Bilingual>> = {
  code: WORDS,
  number: AMOUNT,
  amount: AMOUNT,
  choice: WORDS,
  choices: WORDS,
  yesno: SAME('{y}'),
  entries: AMOUNT,
  parts: WORDS,
  list: { ja: '{c}[×{n}]', pt: '{c}[ × {n}]' },
  text: WORDS,
  sizes: SAME('{c}[{a}]'),
  axes: AMOUNT,
  other: WORDS,
  link: WORDS,
  notes: WORDS,
};

export const LIST: Bilingual = { ja: '、', pt: ', ' };
export const ALTERNATIVES: Bilingual = { ja: '／', pt: ' / ' };
export const NAMES: Bilingual = { ja: '・', pt: ', ' };
export const LINES: Bilingual = { ja: '\n', pt: '\n' };

const list = (text: string | undefined, divider: string): string[] => text?.split(divider) ?? [];

export const row = (written: WrittenRow): FieldRow => ({
  choices: [],
  parts: [],
  pattern: PATTERNS[written.kind],
  join: LIST,
  upTo: '最大{v}',
  frame: 'A',
  ...written,
  units: list(written.units, ' '),
  appears: list(written.appears, ' ') as FieldRow['appears'],
  labels: list(written.labels, '|'),
});
