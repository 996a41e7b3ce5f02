import type { FieldKind, Group, RowOf } from '#domain/sheet/field-row.ts';
import type { Bilingual } from '#domain/text/bilingual.ts';

/** Settings of a row beyond those of its kind; lists are separated by "|" (labels) or by spaces. */
type Written = Partial<
  Omit<RowOf<string>, 'key' | 'group' | 'label' | 'kind' | 'ja' | 'units' | 'appears' | 'labels'>
> & {
  units?: string;
  appears?: string;
  labels?: string;
};

const SAME = (text: string): Bilingual => ({ ja: text, pt: text });
const AMOUNT = SAME('{a}');
/** Of the kinds that say more than words. */
const PATTERNS: Readonly<Partial<Record<FieldKind, Bilingual>>> = {
  number: AMOUNT,
  amount: AMOUNT,
  entries: AMOUNT,
  axes: AMOUNT,
  yesno: SAME('{y}'),
  list: { ja: '{c}[×{n}]', pt: '{c}[ × {n}]' },
  sizes: SAME('{c}[{a}]'),
};

export const LIST_JOIN: Bilingual = { ja: '、', pt: ', ' };
export const ALTERNATIVES_JOIN: Bilingual = { ja: '／', pt: ' / ' };
export const NAMES_JOIN: Bilingual = { ja: '・', pt: ', ' };
export const LINES_JOIN: Bilingual = { ja: '\n', pt: '\n' };

/** Sentences of choices, all with the same Portuguese. */
export const sentencesFor = (ja: Readonly<Record<string, string>>): Readonly<Record<string, Bilingual>> =>
  Object.fromEntries(Object.entries(ja).map(([choice, sentenceJa]) => [choice, { ja: sentenceJa, pt: '{l}: {v}.' }]));

const list = (text: string | undefined, divider: string): string[] => text?.split(divider) ?? [];

/** Rows of a group: key, Portuguese label, kind, Japanese label, and settings beyond those of the kind. */
export const fieldRowsOf =
  (group: Group) =>
  <Key extends string>(key: Key, label: string, kind: FieldKind, ja: string, written: Written = {}): RowOf<Key> => ({
    key,
    group,
    label,
    kind,
    ja,
    choices: [],
    parts: [],
    pattern: PATTERNS[kind] ?? SAME('{c}'),
    join: LIST_JOIN,
    upTo: '最大{v}',
    sentenceForm: 'label_is_value',
    ...written,
    units: list(written.units, ' '),
    appears: list(written.appears, ' ') as RowOf<Key>['appears'],
    labels: list(written.labels, '|'),
  });
