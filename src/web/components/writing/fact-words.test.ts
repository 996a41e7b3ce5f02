import { expect, it } from 'vitest';
import { addFact, confirmFact, correctFact, labelOfFact, valueOfFact } from './fact-words.ts';

const volume = {
  id: 'f1',
  kind: 'quantity' as const,
  role: 'volume',
  value: '500',
  unit: 'ml',
  text: '500 ml',
  line: 2,
};

it('a fact is named and valued as on its chip', () => {
  expect([labelOfFact(volume), valueOfFact(volume)]).toEqual(['Capacidade', '500 ml']);
  expect(valueOfFact({ kind: 'price', value: '3.900', unit: '¥' })).toBe('¥ 3.900');
  expect(labelOfFact({ kind: 'material', role: 'tampa' })).toBe('Material (tampa)');
});

it.each([
  ['750 ml', '750', 'ml'],
  ['1,5 L', '1,5', 'L'],
  ['30 x 20 cm', '30 x 20', 'cm'],
  ['até 15 m', 'até 15', 'm'],
  ['bivolt', 'bivolt', undefined],
])('a corrected quantity "%s" keeps number and unit apart', (words, value, unit) => {
  expect(correctFact(volume, words)).toEqual({ ...volume, value, unit, text: words, line: -1 });
});

it('a fact of the seller stands on no line of the source', () => {
  expect(addFact('s1', { kind: 'brand', role: null }, ' Mizu ')).toEqual({
    id: 's1',
    kind: 'brand',
    role: null,
    value: 'Mizu',
    text: 'Mizu',
    line: -1,
  });
});

it('a fact in doubt is certain once the seller confirms or corrects it', () => {
  const doubtful = { ...volume, unsure: true as const };
  expect(confirmFact(doubtful)).toEqual(volume);
  expect(correctFact(doubtful, '750 ml')).not.toHaveProperty('unsure');
});
