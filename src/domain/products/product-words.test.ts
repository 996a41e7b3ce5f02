import { expect, it } from 'vitest';
import type { Sheet } from '../sheet/sheet.ts';
import { sheetEye, textsEye } from './product-eyes.ts';
import { describeProduct } from './product-words.ts';
import { proposeName } from './propose-name.ts';

const sheet: Sheet = {
  brand: { value: [{ pt: 'Mizu' }], acceptedAt: '' },
  capacity: { value: [{ amount: { number: 500, unit: 'ml' } }], acceptedAt: '' },
};

it('describes a product by its pasted text, or else by its sheet', () => {
  expect(describeProduct({ name: 'Mizu', source: ' Garrafa 500 ml ', sheet })).toBe('Garrafa 500 ml');
  expect(describeProduct({ name: 'Mizu', source: '', sheet })).toBe('Mizu\nMarca: Mizu\nCapacidade: 500 ml');
});

it.each([
  ['GARRAFA TÉRMICA MIZU | frete grátis\npreço', 'Garrafa térmica mizu'],
  ['\n [PROMO] escova de gato - azul', 'Escova de gato'],
  ['!!!', 'Produto novo'],
  ['x'.repeat(500), `X${'x'.repeat(119)}`],
  ['BLOCOS DE MONTAR 100g infantil -- novo', 'Blocos de montar 100g infantil'],
  ['oi amiga!! segue o vestido\nVestido midi', 'Vestido midi'],
  ['【Descrição】\nNome: fone sem fio', 'Fone sem fio'],
])('proposes a name for %j', (text, name) => expect(proposeName(text)).toBe(name));

it.each([
  [0, 'empty'],
  [1, 'half'],
  [2, 'half'],
  [3, 'full'],
] as const)('%i fields show the eye %s', (count, state) => expect(sheetEye(count)).toBe(state));

it.each([
  [0, false, 'empty'],
  [4, false, 'half'],
  [1, true, 'full'],
] as const)('%i texts (translated: %s) show the eye %s', (count, isTranslated, state) =>
  expect(textsEye(count, isTranslated)).toBe(state),
);
