import { expect, it } from 'vitest';
import { valueBesideLabel } from './describe-entry.ts';
import type { FieldKey } from './field-keys.ts';
import type { Entry } from './sheet.ts';

it.each<[FieldKey, Entry, string]>([
  ['diameter', { amount: { number: 20, unit: 'cm' } }, '20 cm'],
  ['insulation', { choice: 'hot', amount: { number: 12, unit: 'hour' } }, 'quente: 12 horas'],
  ['other', { label: { pt: 'Bocal' }, pt: 'E26' }, 'Bocal: E26'],
])('beside the label of %s it is not said again', (key, entry, words) => {
  expect(valueBesideLabel(key, [entry])).toBe(words);
});
