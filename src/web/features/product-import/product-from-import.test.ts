import { expect, it } from 'vitest';
import type { ImportedProduct } from '#domain/products/product-import.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { firstChoice, productOfChoice, readTypedPrice, sheetRows, showPrice } from './product-from-import.ts';

const product: ImportedProduct = {
  title: 'Mochila',
  handle: '',
  row: null,
  price: 79.8,
  currency: null,
  link: 'https://supplier.example/tabi',
  text: 'Mochila\nCapacidade: 18 L',
  photos: ['https://cdn.example/1.jpg', 'https://cdn.example/2.jpg'],
  options: ['Cor', 'Tamanho'],
  variants: [
    { values: ['Preto', 'P'], price: 5980, stock: 3, sku: 'A' },
    { values: ['Preto', 'G'], price: 6480.4, stock: null, sku: '' },
    { values: ['Azul', 'G'], price: null, stock: 0, sku: '' },
  ],
};
const suggestion = (id: string, rest: Partial<Suggestion>): Suggestion => ({
  id,
  field: 'weight',
  value: [],
  words: id,
  start: 0,
  end: 0,
  by: 'label',
  ...rest,
});

it('puts the ticked values into the sheet, and leaves doubtful ones as suggestions', () => {
  const suggestions = [
    suggestion('Peso: 320 g', { value: [{ amount: { number: 320, unit: 'g' } }] }),
    suggestion('Cor: preto', { field: 'colour', value: [{ choice: 'black' }] }),
    suggestion('PSE', { field: 'certification', value: [{ pt: 'PSE' }], needsLook: 'certification' }),
  ];
  const choice = { ...firstChoice(product, 'USD'), price: '', link: '', variants: [], dismissed: ['Cor: preto'] };
  expect(productOfChoice('id', product, choice, suggestions)).toMatchObject({
    sheet: { weight: { value: [{ amount: { number: 320, unit: 'g' } }], words: 'Peso: 320 g' } },
    dismiss: ['Cor: preto'],
  });
  expect(Object.keys(productOfChoice('id', product, choice, suggestions).sheet ?? {})).toEqual(['weight']);
  expect(sheetRows(suggestions).doubtful.map(({ id }) => id)).toEqual(['PSE']);
});

it('stores with the cost the words of the text that name it', () => {
  const cost = { number: 79.8, unit: 'USD' };
  const suggestions = [suggestion('Custo US$ 79,80', { field: 'supplier_cost', value: [{ amount: cost }] })];
  const costOf = (price: string) =>
    productOfChoice('id', product, { ...firstChoice(product, 'USD'), price }, suggestions).sheet?.supplier_cost;
  expect(costOf('79,80')).toEqual({ value: [{ amount: cost }], words: 'Custo US$ 79,80' });
  expect(costOf('60')).toEqual({ value: [{ amount: { number: 60, unit: 'USD' } }] });
});

it('keeps price, link and the chosen variants', () => {
  const choice = { ...firstChoice(product, 'JPY'), variants: product.variants.slice(1), dismissed: ['b'] };
  expect(productOfChoice('id', product, choice)).toEqual({
    id: 'id',
    name: 'Mochila',
    status: 'preparando',
    source: product.text,
    dismiss: ['b'],
    sheet: {
      supplier_cost: { value: [{ amount: { number: 79.8, unit: 'JPY' } }] },
      supplier_link: { value: [{ pt: 'https://supplier.example/tabi' }] },
      variants: {
        options: [
          { name: { pt: 'Cor' }, values: [{ name: { pt: 'Preto' } }, { name: { pt: 'Azul' } }] },
          { name: { pt: 'Tamanho' }, values: [{ name: { pt: 'G' } }] },
        ],
        rows: [
          { values: [0, 0], priceYen: 6480 },
          { values: [1, 0], stock: 0 },
        ],
      },
    },
  });
  const bare = { ...choice, price: '', link: '', variants: [], currency: 'USD' as const };
  expect(productOfChoice('id', product, bare).sheet).toEqual({});
});

const listing = { priceYen: 3980, costYen: 1200, stock: 20, sku: 'M-1', tags: ['ボトル'], seoTitle: 'ボトル' };
it.each([
  ['in Japanese and yen: all of it', 'ボトル', 'JPY', listing, listing],
  ['in another currency: nothing', 'ボトル', 'USD', listing, undefined],
  [
    'in another language: no words',
    'Garrafa',
    'JPY',
    listing,
    { priceYen: 3980, costYen: 1200, stock: 20, sku: 'M-1' },
  ],
  ['without cost: no price, it may be the supplier’s', 'Garrafa', 'JPY', { priceYen: 3980, sku: 'M' }, { sku: 'M' }],
] as const)('takes over how a file sells a product %s', (_, title, currency, given, expected) => {
  const sold = {
    ...product,
    title,
    price: 1200,
    currency,
    listing: { ...given, tags: [...('tags' in given ? given.tags : [])] },
  };
  expect(productOfChoice('id', sold, firstChoice(sold, currency)).listing).toEqual(expected);
});

it.each([
  ['6,84', 6.84],
  ['1.299,90', 1299.9],
  ['12', 12],
  ['a combinar', undefined],
])('reads the typed price %s', (text, price) => expect(readTypedPrice(text)).toBe(price));

it('shows yen as Japan prints them and the others with their sign', () => {
  expect([showPrice(5980, 'JPY'), showPrice(6.84, 'USD')]).toEqual(['¥5,980', 'US$ 6,84']);
});
