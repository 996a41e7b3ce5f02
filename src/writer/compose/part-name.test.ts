import { expect, test } from 'vitest';
import type { Family } from '#writer/data/lexicon/lexicon-entry.ts';
import { isElectric, partNamed } from './part-name.ts';

test.each<[string, Family, string, string | null]>([
  ['cabo', 'audio', 'Fone Bluetooth', 'コード'],
  ['cabo', 'bag', 'Secador de cabelo', 'コード'],
  ['cabo', 'kitchen', 'Panela', '持ち手'],
  ['Cabo', 'garden', 'Enxada', '持ち手'],
  ['cabo', 'kitchen', 'Pote', null],
  ['cabo', 'bag', 'Panela', null],
  ['cabo', 'kitchen', '', null],
  ['caixa', 'watch', 'Relógio', 'ケース'],
  ['caixa', 'kitchen', 'Pote', null],
  ['tira', 'shoes', 'Sandália', 'ベルト'],
  ['tiras', 'shoes', 'Sandália', 'ベルト'],
  ['tiras', 'bag', 'Bolsa', null],
  ['base', 'lighting', 'Abajur', '台座'],
  ['base', 'kitchen', 'Panela', null],
  ['haste', 'jewelry', 'Óculos de sol', 'テンプル'],
  ['hastes', 'furniture', 'Óculos', 'テンプル'],
  ['haste', 'furniture', 'Arara', '支柱'],
  ['hastes', 'lighting', 'Abajur', '支柱'],
  ['haste', 'jewelry', 'Brinco', null],
  ['vidro', 'lighting', 'Abajur', null],
  ['tampa', 'kitchen', 'Panela', 'フタ'],
  ['zorblax', 'kitchen', 'Panela', null],
])('%s of %s (%s) is %s', (part, family, product, ja) => expect(partNamed(part, family, product)).toBe(ja));

test('what has a plug is electric', () => {
  expect(['Caixa de som', 'Lâmpada LED', 'Chaleira elétrica', 'AIR FRYER'].map(isElectric)).not.toContain(false);
  expect(['Panela', 'Somador', 'Pote', ''].map(isElectric)).not.toContain(true);
});
