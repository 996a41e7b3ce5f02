import { expect, it } from 'vitest';
import type { Fact } from '../robots/facts.ts';
import { factsEye, textsEye } from './product-eyes.ts';
import { describeProduct, listFactLabels, proposeName } from './product-words.ts';

const fact = (kind: Fact['kind'], value: string, role: string | null = null, unit?: string): Fact => ({
  id: `${kind}${value}`,
  kind,
  role,
  value,
  ...(unit && { unit }),
  text: value,
  line: 0,
});
const volume = fact('quantity', '500', 'volume', 'ml');

it('describes a product by what was pasted, else by its facts', () => {
  expect(describeProduct({ name: 'Mizu', source: ' Garrafa 500 ml ', facts: [volume] })).toBe('Garrafa 500 ml');
  expect(describeProduct({ name: 'Mizu', source: '', facts: [volume, fact('brand', 'Mizu')] })).toBe(
    'Mizu\nCapacidade: 500 ml\nMarca: Mizu',
  );
});

it('proposes a name', () => {
  const facts = [volume, fact('brand', 'Mizu'), fact('product_type', 'garrafa térmica')];
  expect(proposeName('qualquer coisa', facts)).toBe('Garrafa térmica Mizu');
  expect(proposeName('\n  escova de gato, azul\npreço', [volume])).toBe('Escova de gato');
  expect(proposeName('!!!', [])).toBe('Produto novo');
  expect(proposeName('x'.repeat(500), [])).toHaveLength(120);
});

it('names what the facts are about, each once', () => {
  expect(listFactLabels([volume, fact('brand', 'a'), fact('brand', 'b')])).toBe('capacidade e marca');
  expect(listFactLabels([volume])).toBe('capacidade');
  expect(listFactLabels([])).toBe('');
});

it.each([
  [0, 'empty'],
  [1, 'half'],
  [2, 'half'],
  [3, 'full'],
] as const)('%i facts paint the eye %s', (count, state) => expect(factsEye(count)).toBe(state));

it.each([
  [0, false, 'empty'],
  [4, false, 'half'],
  [1, true, 'full'],
] as const)('%i texts, translated %s: %s', (count, isTranslated, state) =>
  expect(textsEye(count, isTranslated)).toBe(state),
);
